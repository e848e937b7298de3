import type {
  LoadedContent,
  Options as DocsOptions,
  PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  OptionValidationContext,
  Plugin,
} from '@docusaurus/types';
import type {ReadModule} from '@engine/page-tree/readModule';
import type {ReadCover} from '../../src/features/pictures/lib/cover';
import type {
  DescribePage,
  PageInfo,
} from '../../src/features/page-info/lib/pageInfo';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';
import {stubFolder} from './folders';
import type {KeyFor} from './scopeKeys';

/** The plugin of public areas; to it, a locked area is one that consists of stubs. */
type AreaDocs = {
  readonly default: (
    context: LoadContext,
    options: never,
  ) => Promise<Plugin<LoadedContent>>;
  readonly validateOptions: (validation: never) => DocsPluginOptions;
};

/** How the pages of an area are read and sealed. */
export type Sealing = {
  /** The keys of this build; areas that share a scope share its key. */
  readonly keyFor: KeyFor;
  /** The label of the area. */
  readonly label: string;
  /** The Markdown pipeline of its pages. */
  readonly markdown: Partial<DocsPluginOptions>;
  /** The resolvers of the pages' imports. */
  readonly modules: readonly ReadModule[];
  /** Collects the info about pages. */
  readonly describePage: DescribePage;
  /** Finds the covers of pages. */
  readonly readCover: ReadCover;
  /** Lists the files among the pages. */
  readonly readFiles: () => Promise<readonly ListedAsset[]>;
  /** Whether pages are sealed when a browser requests them; a build seals all. */
  readonly onDemand: boolean;
};

/** The options of a locked area. */
export type Options = DocsOptions & {
  readonly id: string;
  readonly docs: AreaDocs;
  readonly sealing: Sealing;
};

/** The validated options of a locked area. */
export type PluginOptions = {
  readonly id: string;
  readonly docs: AreaDocs;
  /** The options of the docs plugin of the stubs. */
  readonly stubs: DocsPluginOptions;
  readonly sealing: Sealing;
};

type Validation = {
  readonly validate: OptionValidationContext<
    DocsOptions | undefined,
    DocsPluginOptions
  >['validate'];
  readonly options: Options;
};

/** The metadata of a stub. */
const nothing: PageInfo = {entries: []};

/** Converts a locked area to the options of a public one that consists of stubs, and validates them. */
export function validateOptions({
  validate,
  options: {docs, sealing, ...area},
}: Validation): PluginOptions {
  const stubs = docs.validateOptions({
    validate,
    options: {
      ...area,
      path: `${stubFolder}/${area.id}`,
      describePage: () => Promise.resolve(nothing),
      readCover: () => Promise.resolve(undefined),
    },
  } as never);
  return {id: area.id, docs, sealing, stubs};
}
