/** Further transformations of pages in the same pass. */
export type Options = {
  /** Reads all pages, and returns the transformation of each, by its path below the folder. */
  readonly prepareFinish: (
    outDir: string,
  ) => Promise<(html: string, path: string) => string>;
};
