import type {LayoutName} from './layouts';

/** An author named under the title of a page. */
export type PageAuthor = {readonly name: string; readonly url?: string};

/** An author as pages name one: a name, or a name with an address. */
export type WrittenAuthor = string | PageAuthor;

/** A cover as authors write it: a path, or a path with alternative text. */
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

/** A piece of metadata that a page can show or hide. */
export type PageInfoItem = (typeof pageInfoItems)[number];

/** The front matter that authors write. */
export type HouseFrontMatter = {
  readonly title: string;
  /** Short name of the page, for the sidebar and the links to the previous and next page. */
  readonly shortTitle?: string;
  /** Summary for search engines and previews. */
  readonly description?: string;
  readonly icon?: string;
  /** Position among its siblings: positive from the front, negative from the end. */
  readonly order?: number;
  /** The session of its campaign to which the whole page belongs, such as 5 or `3–5`. */
  readonly session?: number | string;
  /** False hides the page from generated sidebars and catalogues only. */
  readonly index?: boolean;
  /** One author or several; false shows none. */
  readonly author?: WrittenAuthor | readonly WrittenAuthor[] | false;
  /** Day of first publication, as year-month-day. */
  readonly date?: string;
  readonly category?: readonly string[];
  readonly tag?: readonly string[];
  /** Other names of the page’s subject, by which readers find and link it. */
  readonly aliases?: readonly string[];
  /** Former addresses of the page, which redirect to it. */
  readonly formerAddresses?: readonly string[];
  /** False if the title is also a common word: only mentions of its aliases become links to the page. */
  readonly autoLink?: boolean;
  /** False prevents mentions on the page from becoming links. */
  readonly linkMentions?: boolean;
  /** Whether the text was written for this site. */
  readonly isOriginal?: boolean;
  readonly sidebar?: boolean;
  readonly toc?: boolean;
  readonly layout?: LayoutName;
  /** Short for the layout `home`. */
  readonly home?: boolean;
  /** The image above the title: a path under static/, or relative to the page. */
  readonly cover?: WrittenCover;
  readonly editLink?: boolean;
  readonly lastUpdated?: boolean;
  readonly contributors?: boolean;
  /** Whether the foot of the page lists its changes. */
  readonly changes?: boolean;
  readonly pageInfo?: readonly PageInfoItem[] | false;
  readonly comment?: boolean;
  readonly prev?: string | false;
  readonly next?: string | false;
};
