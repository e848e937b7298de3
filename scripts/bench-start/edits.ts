/** A text of a file that is changed, and the page that shows it. */
type TextEdit = {
  readonly page: string;
  readonly file: string;
  readonly text: string;
};

/** What authors change while the site runs, as `npm run bench:start` plays it: files, and what is seen of them. */
export type Edits = {
  readonly page: string;
  /** The file of that page, its title, a sheet that it shows with a cell of it, and two neighbors of its sidebar. */
  readonly source: string;
  readonly title: string;
  readonly sheet: {readonly file: string; readonly cell: string};
  readonly sidebar: readonly [upper: string, lower: string];
  /** A file that is not there yet, in the folder of the page. */
  readonly newPage: string;
  readonly spell?: TextEdit;
  /** A page, and the folder of the pictures that it shows. */
  readonly picture?: {readonly page: string; readonly folder: string};
  readonly locked: TextEdit;
};
