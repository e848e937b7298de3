import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import type {CompilePage, PageEnvironment} from './tree/runPage';
import type {TreeNode} from './tree/tree';
import type {KeyFor} from './scopeKeys';
import type {Asset, AssetFile} from '../../src/shared/model/asset';

/** A file among the pages of a locked area; its `link` is that of a public file. */
export type SourceFile = AssetFile & Partial<Asset>;

/** A compiled page, and its search records. */
export type FoundPage = {
  readonly title: string;
  /** Address without the base path. */
  readonly address: string;
  readonly tree: TreeNode;
};

/** How a site reads and shows locked pages. */
export type Sealing = Pick<PageEnvironment, 'vocabulary' | 'modules'> & {
  /** The keys of this build; areas that share a scope share its key. */
  readonly keyFor: KeyFor;
  /** Creates the compiler of pages. By the time it is called, `addresses` are known. */
  readonly createCompiler: (
    addresses: ReadonlyMap<string, string>,
  ) => CompilePage;
  /** Collects the metadata that the page shows, as JSON. */
  readonly describe: (
    path: string,
    frontMatter: Readonly<Record<string, unknown>>,
  ) => Promise<object>;
  /** Lists the search records of a page, as JSON. */
  readonly listRecords: (page: FoundPage) => readonly object[];
  /** Lists the files among the pages, with their metadata for readers. */
  readonly readFiles: () => Promise<readonly SourceFile[]>;
  /** Whether pages are sealed when a browser requests them; a build seals all. */
  readonly onDemand: boolean;
};

/** A docs plugin instance whose pages are encrypted. */
export type LockedDocs = {
  readonly id: string;
  /** The folder of the pages. */
  readonly folder: string;
  /** Patterns of the pages in the folder. */
  readonly include: readonly string[];
  /** The folder in which the address of a file, as if it were public, is its path. */
  readonly root: string;
  /** The file that holds the passwords. */
  readonly lockFile: string;
  /** The hint of prompts that have none in the file. */
  readonly hint?: string | undefined;
  /** Creates the docs plugin for the folder of the stubs. */
  readonly createDocs: (path: string) => Promise<Plugin<LoadedContent>>;
  readonly sealing: Sealing;
};
