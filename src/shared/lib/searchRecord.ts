/** The kinds of things that readers can find. */
export const KINDS = [
  'page',
  'section',
  'spell',
  'power',
  'place',
  'person',
  'house',
  'row',
  // A row without an address of its own: it is found where its table stands.
  'line',
  'document',
] as const;

export type Kind = (typeof KINDS)[number];

/** What a table says of something: the head of a column, and its cell. */
export type Fact = readonly [head: string, cell: string];

/** Something that readers can find. */
export type SearchRecord = {
  readonly kind: Kind;
  readonly title: string;
  /** Address without the base path. */
  readonly to: string;
  /** Where it stands: the area of a page, the page of a section or of a row, the school of a spell. */
  readonly within: string;
  /** Other words that readers use for it. */
  readonly aliases?: string;
  /** The headings of a page. */
  readonly headings?: string;
  /** What a table says of it, in short. */
  readonly facts?: readonly Fact[];
  /** All that it says, without signs of Markdown. */
  readonly text: string;
};
