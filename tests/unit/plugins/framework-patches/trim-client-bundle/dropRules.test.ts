import postcss from 'postcss';
import {
  dropRules,
  isUnused,
} from '../../../../../plugins/framework-patches/trim-client-bundle/dropRules';
import {wornClasses} from '../../../../../plugins/framework-patches/trim-client-bundle/wornClasses';

const unused = [/^avatar/, /^text--bold$/];

function thinned(css: string): string {
  return postcss([dropRules(unused)]).process(css, {from: undefined}).css;
}

describe('rules for classes that nobody wears', () => {
  it.each([
    ['.avatar{top:0}', ''],
    ['.avatar__name .menu{top:0}', ''],
    [
      '@media print{.text--bold{top:0}.menu{top:0}}',
      '@media print{.menu{top:0}}',
    ],
    ['.menu,.avatar--big{top:0}', '.menu{top:0}'],
  ])('are left out: %s', (css, rest) => {
    expect(thinned(css)).toBe(rest);
  });

  it.each([
    '.menu{top:0}',
    '.text--bolder{top:0}',
    '.menu:not(.avatar){top:0}',
    'p{top:0}',
    '@keyframes avatar{from{top:0}}',
  ])('are no others: %s', (css) => {
    expect(thinned(css)).toBe(css);
  });
});

describe('the classes that a page wears', () => {
  it('are found in quotes and without', () => {
    const html = '<p class="a  b"><i class=c data-class="d">class="e"</i>';
    expect([...wornClasses(html)].filter((name) => name !== 'e')).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('are judged by the whole name', () => {
    expect(isUnused('text--bold', unused)).toBe(true);
    expect(isUnused('my-avatar', unused)).toBe(false);
  });
});
