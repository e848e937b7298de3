import {existsSync, readFileSync} from 'node:fs';
import singleRenderNavigationPlugin from '../../single-render-navigation';
import {stub} from '../../../../tests/support/stub';

type Settings = {resolve?: {alias: Readonly<Record<string, string>>}};

const plugin = singleRenderNavigationPlugin();

function aliases(isServer: boolean): readonly (readonly [string, string])[] {
  const configure = stub<(config: object, isServer: boolean) => Settings>(
    plugin.configureWebpack ?? (() => ({})),
  );
  return Object.entries(configure({}, isServer).resolve?.alias ?? {});
}

describe('the plugin that renders each navigation once', () => {
  it('replaces the browser router, which Docusaurus starts with', () => {
    const [[replaced, replacement] = ['', '']] = aliases(false);
    expect(replaced).toBe('react-router-dom$');
    expect(existsSync(replacement)).toBe(true);
    const entry = require.resolve('@docusaurus/core/lib/client/clientEntry');
    expect(readFileSync(entry, 'utf8')).toContain(
      "import { BrowserRouter, HashRouter } from 'react-router-dom';",
    );
  });

  it('replaces the component that holds the old page, which exists there', () => {
    const [, [replaced, replacement] = ['', '']] = aliases(false);
    expect(existsSync(`${replaced}.js`)).toBe(true);
    expect(existsSync(replacement)).toBe(true);
    const app = require.resolve('@docusaurus/core/lib/client/App');
    expect(readFileSync(app, 'utf8')).toContain(
      "import PendingNavigation from './PendingNavigation';",
    );
  });
});
