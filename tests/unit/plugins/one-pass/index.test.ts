import {existsSync, readFileSync} from 'node:fs';
import onePassPlugin from '../../../../plugins/one-pass';
import {stub} from '../../../support/stub';

type Settings = {resolve?: {alias: Readonly<Record<string, string>>}};

const plugin = onePassPlugin();

function aliases(isServer: boolean): readonly (readonly [string, string])[] {
  const configure = stub<(config: object, isServer: boolean) => Settings>(
    plugin.configureWebpack ?? (() => ({})),
  );
  return Object.entries(configure({}, isServer).resolve?.alias ?? {});
}

describe('the plugin that has a page drawn once', () => {
  it('is called one-pass', () => {
    expect(plugin.name).toBe('one-pass');
  });

  it('replaces the router of browsers, which Docusaurus starts with', () => {
    const [[replaced, replacement] = ['', '']] = aliases(false);
    expect(replaced).toBe('react-router-dom$');
    expect(existsSync(replacement)).toBe(true);
    const entry = require.resolve('@docusaurus/core/lib/client/clientEntry');
    expect(readFileSync(entry, 'utf8')).toContain(
      "import { BrowserRouter, HashRouter } from 'react-router-dom';",
    );
  });

  it('replaces what holds the old page, which is where it says', () => {
    const [, [replaced, replacement] = ['', '']] = aliases(false);
    expect(existsSync(`${replaced}.js`)).toBe(true);
    expect(existsSync(replacement)).toBe(true);
    const app = require.resolve('@docusaurus/core/lib/client/App');
    expect(readFileSync(app, 'utf8')).toContain(
      "import PendingNavigation from './PendingNavigation';",
    );
  });

  it('leaves the served page as it is', () => {
    expect(aliases(true)).toEqual([]);
  });
});
