import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {ReadModule} from '../lock/tree/readModule';
import type {Attach} from '../markdown/keepGoing';
import type {PrintedComponents} from '../press/parts/part';

/** What plugins contribute to the build: each kind is a file of that name in the folder build/ of a plugin. */
type Contributions = {
  /** The pages that the plugin adds, without the base path. */
  readonly addresses: readonly string[];
  /** Reads the data that pages import, by the root of the project. */
  readonly dataModule: (siteDir: string) => ReadModule;
  /** A step of Markdown that puts data into the components of the plugin. */
  readonly markdown: Attach;
  readonly print: PrintedComponents;
};

const PLUGINS = join(__dirname, '..');

/** Collects what plugins contribute to the build, so that it names none of them. */
export function collect<Kind extends keyof Contributions>(
  kind: Kind,
): readonly Contributions[Kind][] {
  return readdirSync(PLUGINS)
    .map((plugin) => join(PLUGINS, plugin, 'build', `${kind}.ts`))
    .filter((file) => existsSync(file))
    .map((file) => {
      const contributed = module.require(file) as Pick<Contributions, Kind>;
      return contributed[kind];
    });
}
