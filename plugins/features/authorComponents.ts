import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {components} from '../../world/components';
import type {PageVocabulary} from '../lock/tree/runPage';

/**
 * The components that a plugin offers to pages, from its components.json. Each is a folder of its
 * theme/.
 */
type Listed = {
  /** Components that authors use without an import; only the pages that use one load it. */
  readonly authors?: readonly string[];
  /** Components that Markdown plugins insert. */
  readonly inserted?: readonly string[];
  /** Components that show a data file, or a part of one, named by `src`. */
  readonly sheets?: readonly string[];
};

type Modules = Readonly<Record<string, string>>;

const PLUGINS = join(__dirname, '..');

function readListed(plugin: string): Listed {
  const file = join(PLUGINS, plugin, 'components.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Listed)
    : {};
}

function listModules(kind: keyof Listed): Modules {
  const rows = readdirSync(PLUGINS).flatMap((plugin) =>
    (readListed(plugin)[kind] ?? []).map((name) => [
      name,
      `@site/plugins/${plugin}/theme/${name}`,
    ]),
  );
  return Object.fromEntries(rows) as Modules;
}

/** The components that show a data file, or a part of one, named by `src`. */
export const sheetComponents: ReadonlySet<string> = new Set(
  Object.keys(listModules('sheets')),
);

/** Components that are available on every page without an import: src/theme/MDXComponents. */
export const everywhereComponents = [
  'AssetList',
  'Catalogue',
  'DataTable',
  'Details',
  'Example',
  'FactBox',
  'PagePicture',
  'Spoiler',
  'TabItem',
  'Tabs',
] as const;

/** The modules of the components that authors use without an import, including those of the world. */
export const authorModules: Modules = {
  ...listModules('authors'),
  Markdown: '@site/src/shared/theme/Markdown',
  ...Object.fromEntries(
    Object.entries(components).map(([name, path]) => [
      name,
      `@site/world/${path}`,
    ]),
  ),
};

/** The modules of the components that pages import, whether authors or Markdown plugins added the import. */
export const importedModules: Modules = {
  ...authorModules,
  ...listModules('inserted'),
};

/** The components that the build knows only by name. */
export const pageVocabulary: PageVocabulary = {
  everywhere: everywhereComponents,
  imported: importedModules,
  listedIn: 'the components.json of a plugin',
};
