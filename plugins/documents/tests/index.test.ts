import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {
  LoadContext,
  PluginContentLoadedActions,
  Props,
} from '@docusaurus/types';
import pdfViewerPlugin from '..';
import {stub} from '../../../tests/support/stub';
import {siteDir} from '../../../tests/support/site';
import {temporarySite} from '../../../tests/support/temporarySite';

const generatedFilesDir = temporarySite({'generated/.keep': ''});
const outDir = join(generatedFilesDir, 'out');
const plugin = pdfViewerPlugin(
  stub<LoadContext>({
    siteDir,
    baseUrl: '/base/',
    generatedFilesDir,
    siteStorage: {type: 'localStorage', namespace: '-421'},
  }),
);
const page = (name: string) =>
  readFileSync(join(generatedFilesDir, 'documents/page', name), 'utf8');

type Configuration = {
  readonly module: {readonly rules: readonly {resolve: {alias: object}}[]};
  readonly devServer?: {readonly static: readonly {publicPath: string}[]};
};

function configuration(isServer: boolean): Configuration {
  const configure = stub<(config: object, isServer: boolean) => Configuration>(
    plugin.configureWebpack ?? (() => ({module: {rules: []}})),
  );
  return configure({}, isServer);
}

describe('the plugin for viewers of documents', () => {
  beforeAll(async () => {
    const actions = stub<PluginContentLoadedActions>({});
    await plugin.contentLoaded?.({content: undefined, actions});
    await plugin.publish.writeFiles?.(stub<Props>({outDir}));
  });

  it('makes the viewer page, with its script in one file', () => {
    expect(page('viewer.html')).toContain('src="viewer.mjs"');
    expect(page('viewer.html')).toContain('content="noindex"');
    expect(page('viewer.mjs')).not.toMatch(/^import\b/m);
    expect(page('viewer.css')).toContain('--world-ink');
  });

  it('reads the theme under the key of the site, with its namespace', () => {
    expect(page('viewer.mjs')).toContain('"theme-421"');
  });

  it('keeps eval out of that page', () => {
    expect(page('viewer.html')).toContain("default-src 'none'");
    expect(page('viewer.html')).not.toContain("'unsafe-");
    expect(page('viewer.mjs')).not.toMatch(/\bnew Function\(|\beval\(/);
  });

  it('has all texts that the page names', () => {
    const texts = Object.keys(
      JSON.parse(page('locale/en-US.json')) as Record<string, string>,
    );
    const named = [
      ...page('viewer.html').matchAll(/data-(?:text|name)="([^"]+)"/g),
    ];
    expect(texts).toEqual(
      expect.arrayContaining(named.map(([, name = '']) => name)),
    );
  });

  it('publishes the page and all files that viewers fetch', () => {
    const folder = join(outDir, 'assets/lib/pdfjs-6.5.438');
    const missing = [
      'legacy/build/pdf.worker.min.mjs',
      'web/viewer.html',
      'web/viewer.mjs',
      'web/viewer.css',
      'web/locale/en-US.json',
      'web/cmaps/UniJIS-UCS2-H.bcmap',
      'web/standard_fonts/FoxitSerif.pfb',
      'web/wasm/openjpeg.wasm',
      'web/iccs/CGATS001Compat-v2-micro.icc',
    ].filter((path) => !existsSync(join(folder, path)));
    expect(missing).toEqual([]);
  });

  it('serves the same addresses in development', () => {
    expect(
      configuration(false).devServer?.static.map(({publicPath}) => publicPath),
    ).toContain('/base/assets/lib/pdfjs-6.5.438/web');
    expect(configuration(true).devServer).toBeUndefined();
  });

  it('uses the same release of pdf.js for the package', () => {
    const [rule] = configuration(false).module.rules;
    const [adapter = ''] = Object.values<string>({...rule?.resolve.alias});
    expect(Object.keys(rule?.resolve.alias ?? {})).toEqual(['pdfjs-dist$']);
    expect(existsSync(adapter)).toBe(true);
  });
});
