/** An area of a site, as the lock sees it. */
export type LockArea = {
  readonly id: string;
  /** Whether its pages are encrypted even if the rest of the site is public. */
  readonly locked: boolean;
};

/** A site with a lock. */
export type LockSite = {
  /** Root of the project. */
  readonly siteDir: string;
  readonly areas: readonly LockArea[];
};

/** The folders of PDFs, and of the text already extracted from them. */
export type PdfFolders = {
  readonly staticDir: string;
  readonly cacheDir: string;
};

/** A site that is searched for leaks. */
export type LeakSite = LockSite & {
  /** Reads the public names of areas and pages. */
  readonly readNames: () => Promise<readonly string[]>;
  /** Extracts the words of each page of PDFs, by path below their folder. */
  readonly readPdfs: (
    folders: PdfFolders,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
};
