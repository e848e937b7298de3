import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** A locked area, whether it is built from pages or ciphertext. */
export type LockedArea = {
  /** Writes the stubs of the pages before the docs plugin reads them. */
  readonly writeStubs: () => Promise<void>;
  /** Encrypts the pages that will be built, and returns the files that the site needs for them. */
  readonly seal: (
    content: LoadedContent,
  ) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Returns the ciphertext that belongs into a file of the stubs, once it is sealed. */
  readonly readSealed: (file: string) => Promise<string>;
  /** Source folders of its pages. */
  readonly sources: readonly string[];
  /** Files whose change rebuilds the area. */
  readonly watched: readonly string[];
};
