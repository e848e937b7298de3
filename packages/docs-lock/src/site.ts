/** An area of a site, as the lock sees it. */
export type LockArea = {
  readonly id: string;
  /** Whether its pages are encrypted even where the rest of the site is open. */
  readonly locked: boolean;
};

/** The site that a lock is for. */
export type LockSite = {
  /** Root of the project. */
  readonly siteDir: string;
  readonly areas: readonly LockArea[];
};

/** The folders of documents, and of the text that was read from them before. */
export type PdfFolders = {
  readonly staticDir: string;
  readonly cacheDir: string;
};

/** A site that is searched for leaks. */
export type LeakSite = LockSite & {
  /** Reads what areas and pages are called where everybody can read it. */
  readonly readNames: () => Promise<readonly string[]>;
  /** Reads the words of each page of documents, by path below their folder. */
  readonly readPdfs: (
    folders: PdfFolders,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
};
