import {existsSync, readFileSync} from 'node:fs';
import trimClientBundlePlugin from '../../../../../plugins/framework-patches/trim-client-bundle';
import * as nothing from '../../../../../plugins/framework-patches/trim-client-bundle/nothing';
import {stub} from '../../../../support/stub';

type Settings = Readonly<Record<string, unknown>>;

type Aliases = {resolve: {alias: Readonly<Record<string, string>>}};

const plugin = trimClientBundlePlugin({generatedFilesDir: '/site/.docusaurus'});
const configure = stub<(config: Settings, isServer: boolean) => Aliases>(
  plugin.configureWebpack ?? (() => ({resolve: {alias: {}}})),
);
const [[replaced, replacement] = ['', '']] = Object.entries(
  configure({}, true).resolve.alias,
);

describe('the plugin that leaves parts of the theme out', () => {
  it('is called trim-client-bundle', () => {
    expect(plugin.name).toBe('trim-client-bundle');
  });

  it('replaces the highlighter of the theme, which is where it says', () => {
    expect(replaced).toMatch(/theme-classic.lib.prism-include-languages$/);
    expect(existsSync(`${replaced}.js`)).toBe(true);
  });

  it('puts nothing in its place', () => {
    expect(readFileSync(replacement, 'utf8').trim()).toBe('export {};');
    expect(Object.keys(nothing)).toEqual([]);
  });
});
