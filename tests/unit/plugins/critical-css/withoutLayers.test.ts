import {parseSheet} from '../../../../plugins/critical-css/parseSheet';
import {withoutLayers} from '../../../../plugins/critical-css/withoutLayers';

function flatten(css: string): string | undefined {
  return withoutLayers(parseSheet(css));
}

describe('a style sheet without layers', () => {
  it('has the rules of the first layer first, whatever their order and specificity', () => {
    expect(
      flatten('@layer a,b;@layer b{p{top:1px}}@layer a{#x .y{top:2px}}'),
    ).toBe(':where(#x .y){top:2px}:where(p){top:1px}');
  });

  it('has rules of one layer in the order of their specificity, then in that of the sheet', () => {
    expect(
      flatten('@layer a{.x{top:1px}p{top:2px}.y{top:3px}}@layer a{b{top:4px}}'),
    ).toBe(
      ':where(p){top:2px}:where(b){top:4px}:where(.x){top:1px}:where(.y){top:3px}',
    );
  });

  it('has a rule in two places if its selectors differ in specificity', () => {
    expect(flatten('@layer a{.x,p,b{top:1px}i{top:2px}}')).toBe(
      ':where(p),:where(b){top:1px}:where(i){top:2px}:where(.x){top:1px}',
    );
  });

  it('keeps what is outside layers as it is, after all layers', () => {
    const outside =
      '.x{top:1px}@media print{p{top:2px}}@page{margin:0}@keyframes k{to{top:0}}';
    expect(flatten(`${outside}@layer a{p{top:3px}}`)).toBe(
      `:where(p){top:3px}${outside}`,
    );
  });

  it.each([
    ['*', '*'],
    [':where(.x)', ':where(.x)'],
    [':where(.x) p', ':where(:where(.x) p)'],
    [':not(.x)>:hover', ':where(:not(.x)>:hover)'],
    ['[title="a,b"]', ':where([title="a,b"])'],
    [String.raw`.x\:y`, String.raw`:where(.x\:y)`],
  ])('gives a selector no weight: %s', (selector, expected) => {
    expect(flatten(`@layer a{${selector}{top:0}}`)).toBe(`${expected}{top:0}`);
  });

  it.each([
    ['.x::before', ':where(.x)::before'],
    ['.x:after', ':where(.x):after'],
    ['.x::part(y):hover', ':where(.x)::part(y):hover'],
    ['.x>::before', ':where(.x>*)::before'],
    ['::selection', ':where(*)::selection'],
  ])('keeps pseudo-elements outside `:where()`: %s', (selector, expected) => {
    expect(flatten(`@layer a{${selector}{top:0}}`)).toBe(`${expected}{top:0}`);
  });

  it('keeps conditions, with one group around neighbors', () => {
    expect(
      flatten(
        '@layer a{@media print{@supports (top:0){.x{top:1px}}.y{top:2px}.z{top:3px}}p{top:4px}}',
      ),
    ).toBe(
      ':where(p){top:4px}@media print{@supports (top:0){:where(.x){top:1px}}}@media print{:where(.y){top:2px}:where(.z){top:3px}}',
    );
  });

  it('keeps motion of layers where a later layer overrides it', () => {
    expect(
      flatten(
        '@layer a,b;@layer b{@keyframes k{to{top:1px}}}@layer a{p{top:0}@keyframes k{to{top:2px}}}',
      ),
    ).toBe(
      '@keyframes k{to{top:2px}}:where(p){top:0}@keyframes k{to{top:1px}}',
    );
  });

  it('lets important declarations of earlier layers win', () => {
    expect(
      flatten(
        '@layer a{p{top:1px!important;left:0}}@layer b{.x{top:2px!important}}.y{top:3px}',
      ),
    ).toBe(
      ':where(p){left:0}:where(.x){top:2px!important}:where(p){top:1px!important}.y{top:3px}',
    );
  });

  it('does not join rules that only happen to be alike', () => {
    expect(flatten('@layer a{.x{top:0}.y{top:0}}')).toBe(
      ':where(.x){top:0}:where(.y){top:0}',
    );
  });

  it('is the same if it had none', () => {
    expect(flatten('p{top:0}.x{top:1px}')).toBe('p{top:0}.x{top:1px}');
  });
});

describe('layers stay', () => {
  it.each([
    ['`!important` outside of them', '@layer a{p{top:0}}.x{top:1px!important}'],
    [
      'the same in a group',
      '@layer a{p{top:0}}@media print{.x{top:0!important}}',
    ],
    ['a layer in a group', '@media print{@layer a{p{top:0}}}'],
    ['a layer in a layer', '@layer a{@layer b{p{top:0}}}'],
    ['a layer without a name', '@layer{p{top:0}}'],
    ['layers of different levels', '@layer a{p{top:0}}@layer a.b{p{top:1px}}'],
  ])('with %s', (_, css) => {
    expect(flatten(css)).toBeUndefined();
  });
});
