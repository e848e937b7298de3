import type {LayoutName} from './layouts';

/** A person or body named under the title of a page. */
export type PageAuthor = {readonly name: string; readonly url?: string};

/** A cover as authors write it: its path, or its path and what it shows. */
export type WrittenCover =
  string | {readonly src: string; readonly alt: string};

/** The items under the title of a page, in their default order. */
export const pageInfoItems = [
  'author',
  'original',
  'date',
  'page-view',
  'reading-time',
  'category',
  'tag',
] as const;

export type PageInfoItem = (typeof pageInfoItems)[number];

/** What authors write between the two lines of dashes at the top of a page. */
export type HouseFrontMatter = {
  readonly title: string;
  /** Name of the page where there is little room: sidebar, previous and next. */
  readonly shortTitle?: string;
  /** Summary for search engines and previews. */
  readonly description?: string;
  /** Name of a picture of the icon set. */
  readonly icon?: string;
  /** Place among the neighbours: positive from the front, negative from the end. */
  readonly order?: number;
  /** False keeps the page out of generated sidebars and catalogues, and of nothing else. */
  readonly index?: boolean;
  readonly author?: PageAuthor | false;
  /** Day of first publication, as year-month-day; without quotes, YAML makes a date of it. */
  readonly date?: string | Date;
  readonly category?: readonly string[];
  readonly tag?: readonly string[];
  /** Further names of what the page is about, under which it is found and linked. */
  readonly aliases?: readonly string[];
  /** False where the title is also a common word: only aliases that are mentioned become links to the page. */
  readonly autoLink?: boolean;
  /** False keeps what the page mentions from becoming links. */
  readonly linkMentions?: boolean;
  /** Whether the text was written for this site. */
  readonly isOriginal?: boolean;
  readonly sidebar?: boolean;
  readonly toc?: boolean;
  /** What the page is laid out like. */
  readonly layout?: LayoutName;
  /** True means the layout of that name. */
  readonly home?: boolean;
  /** The picture above the title: a path under static/, or one beside the page. */
  readonly cover?: WrittenCover;
  readonly editLink?: boolean;
  readonly lastUpdated?: boolean;
  readonly contributors?: boolean;
  readonly pageInfo?: readonly PageInfoItem[] | false;
  readonly comment?: boolean;
  readonly prev?: string | false;
  readonly next?: string | false;
};
