/** The options of the speculation rules. */
export type Options = {
  /** Folders of locked pages, which are never prefetched. */
  readonly closed: readonly string[];
};
