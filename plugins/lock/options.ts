import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {CompilePage} from './tree/runPage';
import type {PageEnvironment} from './tree/runPage';
import type {TreeNode} from './tree/tree';
import type {KeyFor} from './scopeKeys';

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
export type Options = {
  readonly id: string;
  /** Creates the docs plugin of the area, whose pages are in a folder: those of the stubs. */
  readonly createDocs: (path: string) => Promise<Plugin<LoadedContent>>;
  readonly sealing: Sealing;
};
