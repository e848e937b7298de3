/** The kinds of search results. */
export const KINDS = [
  'page',
  'section',
  'spell',
  'power',
  'place',
  'person',
  'house',
  'row',
  // A row without its own anchor, which links to its table.
  'line',
  'document',
] as const;

/** The kind of a search record, by which hits are grouped. */
export type Kind = (typeof KINDS)[number];

/** A fact from a table: the heading of a column, and the cell. */
export type Fact = readonly [head: string, cell: string];

export type SearchRecord = {
  readonly kind: Kind;
  readonly title: string;
  /** Address without the base path. */
  readonly to: string;
  /** Its context: the area of a page, the page of a section or row, or the school of a spell. */
  readonly within: string;
  /** Other words that readers use for it. */
  readonly aliases?: string;
  /** The questions of readers that it answers, in their words. */
  readonly questions?: readonly string[];
  readonly headings?: string;
  /** Facts about it from tables. */
  readonly facts?: readonly Fact[];
  /** Its full text, without Markdown syntax. */
  readonly text: string;
  /** The session of a campaign that reveals it. */
  readonly session?: string;
  /**
   * The campaigns whose sessions its text reveals, separated by spaces, if it reveals several
   * sessions.
   */
  readonly mixed?: string;
};
