import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** A locked area as the plugin deals with it, wherever its pages come from. */
export type LockedArea = {
  /** Writes the stubs of the pages before the docs plugin looks for them. */
  readonly writeStubs: () => Promise<void>;
  /** Encrypts the pages that are to be built, and gives the files that the site needs for them. */
  readonly seal: (
    content: LoadedContent,
  ) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Folders that its pages are made from. */
  readonly sources: readonly string[];
  /** Files whose change rebuilds the area. */
  readonly watched: readonly string[];
};
