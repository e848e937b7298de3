import {readFileSync} from 'node:fs';
import postcss, {type AcceptedPlugin} from 'postcss';
import unusedStylesPlugin, {listFolders} from '..';
import {dropUnused, listClasses} from '../dropUnused';
import {collectNames, readNames} from '../readNames';
import {stub} from '../../../tests/support/stub';

/** Returns what is left of a stylesheet if the sources hold these texts. */
function left(css: string, ...texts: readonly string[]): string {
  const root = postcss.parse(css);
  dropUnused(root, collectNames(texts));
  return root.toString().replace(/\s+/g, ' ').trim();
}

const infima = 'node_modules/infima/dist/css/default/default.css';

function processed(
  from: string,
  ...before: readonly AcceptedPlugin[]
): postcss.LazyResult {
  const plugin = unusedStylesPlugin({siteDir: process.cwd()});
  const configure = stub<
    (options: {plugins: AcceptedPlugin[]}) => {plugins: AcceptedPlugin[]}
  >(plugin?.configurePostCss ?? (() => ({plugins: []})));
  const css = readFileSync(infima, 'utf8');
  return postcss(configure({plugins: [...before]}).plugins).process(css, {
    from,
  });
}

describe('styles that no source names', () => {
  it('are dropped, and those that one names are kept', () => {
    expect(left('.card { a: b } .hero { a: b }', 'className="card"')).toBe(
      '.card { a: b }',
    );
  });

  it('are single selectors if a rule has several', () => {
    expect(left('.card, .hero .card { a: b }', "'card'")).toBe(
      '.card { a: b }',
    );
  });

  it('exclude names that are composed from their beginning', () => {
    const css = '.button--sm { a: b }';
    expect(left(css, 'clsx(`button--${size}`)')).toBe(css);
    expect(left(css, 'clsx("button", "button-")')).toBe('');
  });

  it('are dropped with the custom properties that only they use', () => {
    const css =
      ':root { --ifm-a: 1; --ifm-b: var(--ifm-c); --ifm-c: 2; --ifm-d: 3; } .hero { x: var(--ifm-a) } p { x: var(--ifm-b) }';
    expect(left(css, 'var(--ifm-d)')).toBe(
      ':root { --ifm-b: var(--ifm-c); --ifm-c: 2; --ifm-d: 3; } p { x: var(--ifm-b) }',
    );
  });
});

describe('the classes that a selector needs', () => {
  it.each([
    ['ul.menu__list>li + a.b#c', ['menu__list', 'b']],
    ['[data-is=".x #y table"]>b.c', ['c']],
    [':where(.a):not(.b):hover', ['a']],
    ['p:is(.a:hover) i', ['a']],
    ['.a:not(.b,:has(>c)) i', ['a']],
  ])('by %s are %j', (selector, classes) => {
    expect(listClasses(selector)).toEqual(classes);
  });

  it.each([
    ':focus-visible',
    ':is(.a,.b)',
    ':where(:not(.a:is(b,i)))',
    '[data-waits]',
    '.sm\\:wide',
  ])('are none in %s, as a state or an alternative may match', (selector) => {
    expect(listClasses(selector)).toEqual([]);
  });
});

describe('the styles of Infima, as the site is built', () => {
  it('lose what nothing names, and keep what the theme and the pages name', async () => {
    const {css, messages} = await processed(infima);
    const names = readNames(listFolders(process.cwd()));
    expect(names.has('navbar__link')).toBe(true);
    expect(css).toContain('.navbar__link');
    expect(css).toContain('.menu__list-item');
    expect(css).not.toContain(['.button', 'group'].join('-'));
    expect(css).not.toContain(['--ifm-pills', 'spacing'].join('-'));
    expect(messages.map(({type}) => type)).toContain('dir-dependency');
  });
});
