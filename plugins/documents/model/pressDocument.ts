/** Documents of a series share a name, a color, and the folder of their arms. */
export type Series = {
  /** The name of the series, above the title and in running heads. */
  readonly name: string;
  /** The color of titles and rules, with a contrast of 7:1 on the paper. */
  readonly accent: string;
  /** The background of every other table row. */
  readonly tint: string;
};

/** The part of a page that a document includes; the whole page by default. */
export type Cut = {
  /**
   * Anchors of the sections to include, of the second or third level; all others are left out.
   * `opening` is the text before the first section.
   */
  readonly only?: readonly string[];
  /** Anchors of the sections to leave out. */
  readonly without?: readonly string[];
  /** Whether to leave out their headings, which would repeat the title of the document. */
  readonly headless?: boolean;
};

/** A page of the site, or some of its sections, as a chapter of a document. */
export type Chapter = Cut & {
  /** Path of the page below docs/, without its extension. */
  readonly page: string;
  /** Title of the chapter; that of the page by default. */
  readonly title?: string;
};

/**
 * How a document is laid out.
 *
 * - `spells`: a text without chapters, with spells in two columns.
 * - `screen`: sheets for a game master's screen.
 * - `cards`: cards to cut out.
 */
export type Layout = 'book' | 'spells' | 'screen' | 'cards';

export type PressDocument = {
  /** Path below static/ with a leading slash, for the first paper size. */
  readonly file: string;
  /** The id of its series. */
  readonly series: string;
  /** Title of the document; that of its first page by default. */
  readonly title?: string;
  /** One sentence about it; the description of its first page by default. */
  readonly subject?: string;
  readonly chapters: readonly Chapter[];
  /** Path of its arms below static/; the ornament by default. */
  readonly arms?: string;
  /** Its layout; `book` by default. */
  readonly layout?: Layout;
};

/** A sheet of a workbook. It contains the rows of its CSV files, one file after another. */
type WorkbookSheet = {
  /** The label of its tab: at most 31 characters, the limit of spreadsheet programs. */
  readonly name: string;
  /** Paths below static/ with a leading slash; all have the same headings. */
  readonly sources: readonly string[];
};

/** A workbook of the library: CSV files as sheets for a spreadsheet program. */
export type Workbook = {
  /** Path below static/ with a leading slash. */
  readonly file: string;
  /** Title in lists. */
  readonly title: string;
  readonly sheets: readonly WorkbookSheet[];
};
