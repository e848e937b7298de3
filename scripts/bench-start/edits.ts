/** A text in a file, and the page that shows it. */
type TextEdit = {
  readonly page: string;
  readonly file: string;
  readonly text: string;
};

/** Files and texts that `npm run bench:start` changes. */
export type Edits = {
  readonly page: string;
  /**
   * The file of that page, its title, a data file that it shows with one of its cells, and two
   * neighbors in its sidebar.
   */
  readonly source: string;
  readonly title: string;
  readonly sheet: {readonly file: string; readonly cell: string};
  readonly sidebar: readonly [upper: string, lower: string];
  /** A new file in the folder of the page. */
  readonly newPage: string;
  readonly spell?: TextEdit;
  /** A page, and the folder of its images. */
  readonly picture?: {readonly page: string; readonly folder: string};
  readonly locked: TextEdit;
};
