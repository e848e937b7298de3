/** Documents of one series share a name, a color and the folder of their arms. */
export type Series = {
  /** The name of the series, over the title and in running heads. */
  readonly name: string;
  /** The color of titles and rules: 7:1 on the paper of a document. */
  readonly accent: string;
  /** The ground of every other row of a table. */
  readonly tint: string;
};

/** What of a page a document holds; all of it where nothing is said. */
export type Cut = {
  /** Anchors of the only sections that are taken, of the second or third level; what stands before all is `opening`. */
  readonly only?: readonly string[];
  /** Anchors of sections that are left out. */
  readonly without?: readonly string[];
  /** Whether their headings are left out, where the title of the document says the same. */
  readonly headless?: boolean;
};

/** A page of the site, or some of its sections, as a part of a document. */
export type Chapter = Cut & {
  /** Path of the page below docs/, without its ending. */
  readonly page: string;
  /** What the chapter is called; as the page where absent. */
  readonly title?: string;
};

/**
 * How a document is set: as a book; as one text without chapters, its spells in two columns; as
 * sheets that stand upright on the table; or as cards to cut out.
 */
export type Layout = 'book' | 'spells' | 'screen' | 'cards';

/** A document of the library: which pages it is made from, and what it is called. */
export type PressDocument = {
  /** Path below static/ with a slash before it, on the first paper. */
  readonly file: string;
  /** A key of the table of series. */
  readonly series: string;
  /** What the document is called; as its first page where absent. */
  readonly title?: string;
  /** What it holds, in one sentence; what its first page says of itself where absent. */
  readonly subject?: string;
  readonly chapters: readonly Chapter[];
  /** Path of its arms below static/; the ring of gates where there is none. */
  readonly arms?: string;
  /** How it is set: as a book where nothing is said. */
  readonly layout?: Layout;
};

/** A sheet of a workbook: the data files whose rows it holds, one under another. */
type WorkbookSheet = {
  /** The label of its tab: at most 31 letters, the limit of spreadsheet programs. */
  readonly name: string;
  /** Paths below static/ with a slash before them; all have the same headings. */
  readonly sources: readonly string[];
};

/** A workbook of the library: data files as sheets that a spreadsheet program opens. */
export type Workbook = {
  /** Path below static/ with a slash before it. */
  readonly file: string;
  /** What readers call it in lists. */
  readonly title: string;
  readonly sheets: readonly WorkbookSheet[];
};
