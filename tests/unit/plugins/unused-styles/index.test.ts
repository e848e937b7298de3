import {readFileSync} from 'node:fs';
import postcss, {type AcceptedPlugin} from 'postcss';
import unusedStylesPlugin, {
  listFolders,
} from '../../../../plugins/unused-styles';
import {
  dropUnused,
  listClasses,
} from '../../../../plugins/unused-styles/dropUnused';
import {
  collectNames,
  readNames,
} from '../../../../plugins/unused-styles/readNames';
import {stub} from '../../../support/stub';

/** Returns what is left of a stylesheet if the sources hold these texts. */
function left(css: string, ...texts: readonly string[]): string {
  const root = postcss.parse(css);
  dropUnused(root, collectNames(texts));
  return root.toString().replace(/\s+/g, ' ').trim();
}

const infima = 'node_modules/infima/dist/css/default/default.css';

/** Puts a sheet into a layer as Docusaurus does: its rules still name the former root as parent. */
const wrapInLayer = {
  postcssPlugin: 'wrap-in-layer',
  Once(root: postcss.Root): void {
    const {nodes} = root.clone();
    root.removeAll();
    root.append(
      stub<postcss.AtRule>({
        type: 'atrule',
        name: 'layer',
        params: 'infima',
        nodes,
      }),
    );
  },
};

function listSelectors(css: string): readonly string[] {
  const selectors: string[] = [];
  postcss.parse(css).walkRules(({selector}) => {
    selectors.push(selector);
  });
  return selectors;
}

function processed(
  from: string,
  ...before: readonly AcceptedPlugin[]
): postcss.LazyResult {
  const {configurePostCss} = unusedStylesPlugin({siteDir: process.cwd()});
  const configure = stub<
    (options: {plugins: AcceptedPlugin[]}) => {plugins: AcceptedPlugin[]}
  >(configurePostCss ?? (() => ({plugins: []})));
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

  it('exclude those of elements and of negated selectors', () => {
    const css = 'table td { a: b } a:not(.button) { a: b }';
    expect(left(css)).toBe(css);
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

  it('leave no empty rule or query behind', () => {
    expect(
      left(
        ':root { --ifm-a: 1; } @media print { @supports (a: b) { .hero { a: b } } }',
      ),
    ).toBe('');
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

  it('lose as much after Docusaurus has put them into a layer', async () => {
    const direct = await processed(infima);
    const layered = await processed(infima, wrapInLayer);
    expect(layered.css).toMatch(/^@layer infima/);
    expect(listSelectors(layered.css)).toEqual(listSelectors(direct.css));
  });

  it('lose what only a blog would show', async () => {
    const {css} = await processed(infima);
    expect(css).toContain('.col--6');
    expect(css).not.toContain(['.avatar', 'intro'].join('__'));
  });

  it('are complete if the file is not one of Infima', async () => {
    const {css} = await processed('src/css/custom.css');
    expect(css).toBe(readFileSync(infima, 'utf8'));
  });
});
