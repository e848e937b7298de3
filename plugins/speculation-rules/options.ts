/** What the site says of its pages. */
export type Options = {
  /** Folders of pages that not everybody may read: nobody fetches them unasked. */
  readonly closed: readonly string[];
};
