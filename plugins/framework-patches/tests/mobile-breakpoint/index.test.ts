import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import mobileBreakpointPlugin from '../../mobile-breakpoint';
import {stub} from '../../../../tests/support/stub';

type MediaRule = {params: string};
type QueryPlugin = {
  readonly AtRule: {readonly media: (rule: MediaRule) => void};
};
type Aliases = {resolve: {alias: Readonly<Record<string, string>>}};
type Styles = {readonly plugins: readonly QueryPlugin[]};

const plugin = mobileBreakpointPlugin();

function aliases(): readonly (readonly [string, string])[] {
  const configure = stub<() => Aliases>(
    plugin.configureWebpack ?? (() => ({resolve: {alias: {}}})),
  );
  return Object.entries(configure().resolve.alias);
}

function queryPlugin(): QueryPlugin | undefined {
  const configure = stub<(options: Styles) => Styles>(
    plugin.configurePostCss ?? ((options: Styles) => options),
  );
  return configure({plugins: []}).plugins.at(-1);
}

/** Returns a media query after the change. */
function convertQuery(params: string): string {
  const rule = {params};
  queryPlugin()?.AtRule.media(rule);
  return rule.params;
}

describe('the plugin that gives the theme the breakpoint of this site', () => {
  it('replaces the hook of the theme that holds the breakpoint, which exists there', () => {
    const [[replaced, replacement] = ['', '']] = aliases();
    expect(replaced).toMatch(/theme-common.lib.hooks.useWindowSize$/);
    expect(readFileSync(`${replaced}.js`, 'utf8')).toContain(
      'DesktopBreakpoint = 996',
    );
    expect(existsSync(replacement)).toBe(true);
  });

  it('moves media queries to 719 pixels, and leaves others unchanged', () => {
    expect(convertQuery('(max-width: 996px)')).toBe('(width <= 719px)');
    expect(convertQuery('(min-width: 997px)')).toBe('(width > 719px)');
    expect(convertQuery('print')).toBe('print');
  });

  it('knows every form of the breakpoint in the theme’s styles', () => {
    const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
    const queries = readdirSync(theme, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => readFileSync(join(theme, file), 'utf8').split('\n'))
      .filter((line) => /@media.*99[67]/.test(line));
    expect(queries.length).toBeGreaterThan(5);
    expect(
      queries.map(convertQuery).filter((query) => /99[67]/.test(query)),
    ).toEqual([]);
  });
});
