import {listNeeds} from '../../../../plugins/critical-css/listNeeds';

describe('what a selector asks of a page', () => {
  it.each([
    ['.a', ['.a']],
    ['ul.menu__list>li + a.b#c', ['ul', '.menu__list', 'li', 'a', '.b', '#c']],
    ['H2', ['h2']],
    ['html[data-theme=dark] .a', ['html', '.a']],
    ['[data-is=".x #y table"]>b', ['b']],
    ['a:hover::before', ['a']],
    [':where(.a):not(.b):hover', ['.a']],
    ['p:is(.a:hover) i', ['p', '.a', 'i']],
  ])('by %s are %j', (selector, needs) => {
    expect(listNeeds(selector)).toEqual(needs);
  });

  it.each([
    [':root'],
    ['*'],
    ['::selection'],
    [':is(.a,.b)'],
    [':where(:not(.a:is(b,i)))'],
    ['[data-page-motion]'],
    ['.sm\\:wide'],
  ])(
    'is nothing by %s: what may come, or is one of several, is granted',
    (all) => {
      expect(listNeeds(all)).toEqual([]);
    },
  );

  it('is beside alternatives what stands there in any case', () => {
    expect(listNeeds('.a:not(.b,:has(>c)) i')).toEqual(['.a', 'i']);
  });
});
