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
import type {CompilePage} from '@engine/page-tree/compiledPage';
import type {PageEnvironment} from '@engine/page-tree/runPage';
import type {TreeNode} from '@engine/page-tree/treeNode';
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

/** A file among the pages of a locked area. */
export type SourceFile = {
  /** Its address, as if it were public. */
  readonly link: string;
  /** The ending of its name. */
  readonly ext: string;
};

/** A page as it was compiled, and what search may tell readers of it. */
export type FoundPage = {
  readonly title: string;
  /** Address without the base path. */
  readonly address: string;
  readonly tree: TreeNode;
};

/** How a site reads the pages of an area, and shows them. */
export type Sealing = Pick<PageEnvironment, 'vocabulary' | 'modules'> & {
  /** The keys of this build; areas that share a scope share its key. */
  readonly keyFor: KeyFor;
  /** Creates the compiler of pages; `addresses` are known once it is called. */
  readonly createCompiler: (
    addresses: ReadonlyMap<string, string>,
  ) => CompilePage;
  /** Collects what the page shows besides its text, as JSON. */
  readonly describe: (
    path: string,
    frontMatter: Readonly<Record<string, unknown>>,
  ) => Promise<object>;
  /** Lists the search records of a page, as JSON. */
  readonly listRecords: (page: FoundPage) => readonly object[];
  /** Lists the files among the pages, with what readers may know of them. */
  readonly readFiles: () => Promise<readonly SourceFile[]>;
  /** The module whose default export shows locked pages. */
  readonly component: string;
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
    },
  } as never);
  return {id: area.id, docs, sealing, stubs};
}
