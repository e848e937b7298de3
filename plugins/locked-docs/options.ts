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
import type {ReadCover} from '../../src/features/pictures/lib/cover';
import type {
  DescribePage,
  PageInfo,
} from '../../src/features/page-info/lib/pageInfo';
import type {ReadModule} from '@engine/page-tree/readModule';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';
import {stubFolder} from '@engine/docs-lock/lockedFolders';
import type {KeyFor} from '@engine/docs-lock/seal/scopeKeys';
import type {SigningFor} from '@engine/docs-lock/seal/signing';

/** The plugin of open areas: a locked area is one of them that only ever sees stubs. */
type AreaDocs = {
  readonly default: (
    context: LoadContext,
    options: never,
  ) => Promise<Plugin<LoadedContent>>;
  readonly validateOptions: (validation: never) => DocsPluginOptions;
};

/** How the pages of an area are read, and what they are made into. */
export type Sealing = {
  /** The keys of this build: areas that share a part of the site share its key. */
  readonly keyFor: KeyFor;
  /** Signs what is sealed: all areas of a build alike. */
  readonly signing: SigningFor;
  /** What is done to the Markdown of its pages. */
  readonly markdown: Partial<DocsPluginOptions>;
  /** What pages get by their imports. */
  readonly modules: readonly ReadModule[];
  /** Finds out what pages say of themselves. */
  readonly describePage: DescribePage;
  /** Finds the covers of pages. */
  readonly readCover: ReadCover;
  /** Lists the files that stand among the pages. */
  readonly readFiles: () => Promise<readonly ListedAsset[]>;
  /** Whether ciphertext and sources are written to where they can be committed. */
  readonly toRepository: boolean;
  /** Whether a password that is published stops the build. */
  readonly strict: boolean;
  /** Whether pages are sealed when a browser asks for them; a build seals all of them. */
  readonly onDemand: boolean;
};

/** What the site says of a locked area: what it says of any area, and how it is sealed. */
export type Options = DocsOptions & {
  readonly id: string;
  readonly docs: AreaDocs;
  readonly sealing: Sealing;
};

export type PluginOptions = {
  readonly id: string;
  readonly docs: AreaDocs;
  /** The options of the plugin that sees the stubs. */
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

/** What a stub says of itself. */
const nothing: PageInfo = {entries: []};

/** Turns a locked area into the options of an open one whose pages are stubs, and checks those. */
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
