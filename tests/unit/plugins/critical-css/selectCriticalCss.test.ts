import {findMarks} from '../../../../plugins/critical-css/findMarks';
import {listNames} from '../../../../plugins/critical-css/listNames';
import {parseSheet} from '../../../../plugins/critical-css/parseSheet';
import {selectCriticalCss} from '../../../../plugins/critical-css/selectCriticalCss';

function used(css: string, html: string): string {
  return selectCriticalCss(parseSheet(css), {
    marks: findMarks(html),
    names: listNames(html),
  });
}

describe('the styles that a page uses', () => {
  it('are the rules whose selectors find all their marks', () => {
    expect(used('.a b{color:red}.a i{color:blue}', '<p class=a><b>')).toBe(
      '.a b{color:red}',
    );
  });

  it('keep the matching selectors of a list', () => {
    expect(used('h1,h2,.a{color:red}', '<h2 class=a>')).toBe(
      'h2,.a{color:red}',
    );
  });

  it('keep the queries around them, but no empty ones', () => {
    const css =
      '@media print{@supports (a:b){.a{color:red}}}@media screen{.b{color:red}}@container (width>9px){i{color:red}}';
    expect(used(css, '<i class=a>')).toBe(
      '@media print{@supports (a:b){.a{color:red}}}@container (width>9px){i{color:red}}',
    );
  });

  it('keep where transitions start, unless nothing matches there', () => {
    const css =
      '@starting-style{.a{opacity:0}.b{opacity:0}}@starting-style{.b{color:red}}';
    expect(used(css, '<p class=a>')).toBe('@starting-style{.a{opacity:0}}');
  });

  it('name all layers in order, including empty ones', () => {
    const css =
      '@layer one{.b{color:red}}@layer two{.a{color:red}}@layer three,four;';
    expect(used(css, '<p class=a>')).toBe(
      '@layer one,two,three,four;@layer two{.a{color:red}}',
    );
  });

  it('set the custom properties that are used directly, through others, or in the markup', () => {
    const css =
      ':root{--a:var(--b, var( --c));--b:1px;--c:2px;--d:3px;--e:4px}p{margin:var(--a)}';
    expect(used(css, '<p style="top:var(--d)">')).toBe(
      ':root{--a:var(--b, var( --c));--b:1px;--c:2px;--d:3px}p{margin:var(--a)}',
    );
    expect(used(css, '<i>')).toBe('');
  });

  it('keep every value that a used custom property takes', () => {
    const css =
      ':root{--a:1px}[data-theme=dark]{--a:var(--b);--b:2px}i{top:var(--a)}';
    expect(used(css, '<i>')).toBe(css);
  });

  it('are complete if custom properties refer to each other in a circle', () => {
    const css = ':root{--a:var(--b);--b:var(--a)}i{top:var(--a)}';
    expect(used(css, '<i>')).toBe(css);
  });

  it('keep the keyframes that a rule names, and no others', () => {
    const css =
      '@keyframes come{to{top:0}}@keyframes go{to{top:9px}}.a{animation:come 1s}.b{animation:go 1s}';
    expect(used(css, '<p class=a>')).toBe(
      '@keyframes come{to{top:0}}.a{animation:come 1s}',
    );
  });

  it('keep fonts, page rules and nested rules', () => {
    const css =
      '@font-face{font-family:A;src:url(/a.woff2)}@page{margin:1cm}.a{color:red!important;&:hover{color:blue}}';
    expect(used(css, '<p class=a>')).toBe(css);
  });
});
