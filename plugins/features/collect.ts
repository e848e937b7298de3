import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import type {SearchRecord} from '../../src/shared/model/searchRecord';
import type {ReadModule} from '../lock/tree/readModule';
import type {Attach} from '../markdown/keepGoing';
import type {PrintedComponents} from '../press/parts/part';

/** The contributions of plugins to the build: each kind is a file of that name in the build/ folder of a plugin. */
type Contributions = {
  /** The pages that the plugin adds, without the base path. */
  readonly addresses: readonly string[];
  /** Reads the data that pages import, by the root of the project. */
  readonly dataModule: (siteDir: string) => ReadModule;
  /** A Markdown step for the components of the plugin; it runs before links and pictures are checked. */
  readonly markdown: Attach;
  readonly print: PrintedComponents;
  /** Lists the search records of plugins, in addition to those of pages. */
  readonly searchRecords: (all: AllContent) => readonly SearchRecord[];
};

const PLUGINS = join(__dirname, '..');

/** The folders of the plugins that a configuration adds by path, relative to the site, in its order. */
export function listFolders({
  plugins,
}: Pick<DocusaurusConfig, 'plugins'>): readonly string[] {
  const found = plugins
    .map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin))
    .filter((path) => typeof path === 'string')
    .flatMap((path) => /^(?:\.\/)?(.*plugins\/[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(found)];
}

/**
 * Collects the contributions of plugins to the build, from some folders or all, so that the build
 * names no plugin.
 */
export function collect<Kind extends keyof Contributions>(
  kind: Kind,
  folders = readdirSync(PLUGINS).map((plugin) => join(PLUGINS, plugin)),
): readonly Contributions[Kind][] {
  return folders
    .map((folder) => join(folder, 'build', `${kind}.ts`))
    .filter((file) => existsSync(file))
    .map((file) => {
      const contributed = module.require(file) as Pick<Contributions, Kind>;
      return contributed[kind];
    });
}
