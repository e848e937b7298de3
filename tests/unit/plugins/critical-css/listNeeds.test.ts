import {listNeeds} from '../../../../plugins/critical-css/listNeeds';

describe('the marks that a selector needs', () => {
  it.each([
    ['.a', ['.a']],
    ['ul.menu__list>li + a.b#c', ['ul', '.menu__list', 'li', 'a', '.b', '#c']],
    ['H2', ['h2']],
    ['html[data-theme=dark] .a', ['html', '.a']],
    ['[data-is=".x #y table"]>b', ['b']],
    ['a:hover::before', ['a']],
    [':where(.a):not(.b):hover', ['.a']],
    ['p:is(.a:hover) i', ['p', '.a', 'i']],
    ['img[align=right]', ['img', '[align=right]']],
    ['[dir="rtl"] .a', ['.a', '[dir=rtl]']],
    ['[role=tabpanel][hidden]', ['[role=tabpanel]']],
    ['[data-named-color="gold"]', ['[data-named-color=gold]']],
    ['li[data-name-color="0"] b', ['li', 'b', '[data-name-color=0]']],
  ])('by %s are %j', (selector, needs) => {
    expect(listNeeds(selector)).toEqual(needs);
  });

  it.each([
    [':root'],
    ['*'],
    ['::selection'],
    [':is(.a,.b)'],
    [':where(:not(.a:is(b,i)))'],
    ['[data-waits]'],
    [':not([data-navbar])'],
    ['[data-named-color]'],
    [':not([data-named-color=gold])'],
    ['.sm\\:wide'],
  ])('are none in %s, as a state or an alternative may match', (all) => {
    expect(listNeeds(all)).toEqual([]);
  });

  it.each([
    ["[data-navbar='hidden'] .menu", ['.menu']],
    ["[data-page-motion$='-out'] main", ['main']],
  ])('by %s include the application', (selector, others) => {
    expect(listNeeds(selector)).toEqual([...others, '[application]']);
  });

  it('include what is certain beside alternatives', () => {
    expect(listNeeds('.a:not(.b,:has(>c)) i')).toEqual(['.a', 'i']);
  });
});
