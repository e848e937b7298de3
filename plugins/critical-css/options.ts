/** Further transformations of pages in the same pass. */
export type Options = {
  /** Reads all pages, and returns the transformation of each. */
  readonly prepareFinish: (outDir: string) => Promise<(html: string) => string>;
};
