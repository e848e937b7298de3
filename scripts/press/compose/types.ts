import type {SeriesName} from '../series';
import type {Cut} from './sections';

/** A page of the site, or some of its sections, as a part of a document. */
export type Chapter = Cut & {
  /** Path of the page below docs/, without its ending. */
  readonly page: string;
  /** What the chapter is called; as the page where absent. */
  readonly title?: string;
};

/**
 * How a document is set: as a book; as one text without chapters, its spells in two columns;
 * as sheets that stand on the table; or as cards to cut out.
 */
export type Layout = 'book' | 'spells' | 'screen' | 'cards';

/** A document of the library: which pages it is made from, and what it is called. */
export type PressDocument = {
  /** Path below static/ with a slash before it, on the first paper. */
  readonly file: string;
  readonly series: SeriesName;
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

/** A document as the browser sets it. */
export type Composed = {
  readonly title: string;
  readonly subject: string;
  /** The whole document as HTML, without the numbers of its pages in the contents. */
  readonly html: string;
  /** Paths below static/ of the pictures in it. */
  readonly pictures: readonly string[];
};
