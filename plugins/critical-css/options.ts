/** What else is done to pages while they are written for the last time. */
export type Options = {
  /** Looks at all pages as they are before, and gives what is made of each. */
  readonly prepareFinish: (outDir: string) => Promise<(html: string) => string>;
};
