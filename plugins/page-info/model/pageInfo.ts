import {language} from '../../../src/shared/model/language';
import {
  decideDiscussion,
  type DiscussionSource,
} from '../../discussion/model/discussion';
import type {FileHistory} from '../../../src/shared/model/fileHistory';
import {
  pageInfoItems,
  type HouseFrontMatter,
  type PageAuthor,
  type PageInfoItem,
  type WrittenAuthor,
} from '../../../src/shared/model/frontMatter';
import {nameColor} from '../../../src/shared/model/nameColor';
import type {NameLink} from './namedPages';
import {readingMinutes} from './readingTime';
import {writeDay, type WrittenDay} from './writeDay';

export type ColoredName = {
  readonly name: string;
  readonly color: number;
  /** Address of the page that lists its pages. */
  readonly path?: string;
};

/** An item under the title of a page. */
export type PageInfoEntry =
  | {
      readonly item: 'author';
      /** The authors in order, with the words between them. */
      readonly authors: readonly (PageAuthor | string)[];
    }
  | {readonly item: 'original'}
  | {readonly item: 'date'; readonly day: WrittenDay}
  | {readonly item: 'page-view'}
  | {
      readonly item: 'reading-time';
      /**
       * The number of words as readers see it: "1,576". Browsers take milliseconds to create a
       * number format, so the build formats it.
       */
      readonly words: string;
      /** Whole minutes; 0 means less than one. */
      readonly minutes: number;
    }
  | {readonly item: 'category' | 'tag'; readonly names: readonly ColoredName[]};

/** Whether phones show an item at the foot of the page, because readers rarely need it. */
export function isForFoot({item}: PageInfoEntry): boolean {
  return item !== 'reading-time' && item !== 'page-view';
}

/** A change to a page: its day, and the first line of its commit. */
export type PageChange = WrittenDay & {readonly summary: string};

/** The info about a page, under its title and at its foot. */
export type PageInfo = {
  readonly entries: readonly PageInfoEntry[];
  readonly updated?: WrittenDay;
  readonly contributors?: readonly string[];
  /** Its changes, newest first. */
  readonly changes?: readonly PageChange[];
  /** Whether readers can comment on the page. */
  readonly comments?: true;
};

/** A page as its docs plugin knows it. */
export type DescribedPage = {
  /** Path of the file from the root of the project. */
  readonly path: string;
  readonly frontMatter: HouseFrontMatter;
  readonly tags: readonly NameLink[];
  readonly categories: readonly NameLink[];
};

/** Collects the info about a page; injected into the docs plugins. */
export type DescribePage = (page: DescribedPage) => Promise<PageInfo>;

export type PageInfoSource = Omit<DescribedPage, 'path'> &
  DiscussionSource & {
    readonly history: FileHistory;
    readonly words: number;
    /** Author of pages that do not name one. */
    readonly siteAuthor: PageAuthor;
  };

type MakeEntry = (source: PageInfoSource) => PageInfoEntry | undefined;

function getDay(date: string | Date): string {
  return typeof date === 'string' ? date : date.toISOString().slice(0, 10);
}

/** Joins authors as in a sentence: with commas, and an "and" before the last. */
function joinAuthors(
  authors: readonly WrittenAuthor[],
): readonly (PageAuthor | string)[] {
  const found = authors.map((author) =>
    typeof author === 'string' ? {name: author} : author,
  );
  const rest = found.values();
  return new Intl.ListFormat(language)
    .formatToParts(found.map(({name}) => name))
    .map(({type, value}) =>
      type === 'element' ? (rest.next().value ?? value) : value,
    );
}

function namesEntry(
  item: 'category' | 'tag',
  links: readonly NameLink[],
): PageInfoEntry | undefined {
  const names = links.map(({label, permalink}) => ({
    name: label,
    color: nameColor(label),
    path: permalink,
  }));
  return names.length === 0 ? undefined : {item, names};
}

const makers: Readonly<Record<PageInfoItem, MakeEntry>> = {
  author({frontMatter: {author}, siteAuthor}) {
    return author === false
      ? undefined
      : {item: 'author', authors: joinAuthors([author ?? siteAuthor].flat())};
  },
  original({frontMatter: {isOriginal}}) {
    return isOriginal === true ? {item: 'original'} : undefined;
  },
  date({frontMatter: {date}, history: {created}}) {
    const day = date === undefined ? created : getDay(date);
    return day === undefined ? undefined : {item: 'date', day: writeDay(day)};
  },
  'page-view': (source) =>
    decideDiscussion(source).views ? {item: 'page-view'} : undefined,
  'reading-time': ({words}) => ({
    item: 'reading-time',
    words: words.toLocaleString(language),
    minutes: readingMinutes(words),
  }),
  category: ({categories}) => namesEntry('category', categories),
  tag: ({tags}) => namesEntry('tag', tags),
};

/**
 * The changes to a page, if its author requests them. Locked pages have none, because changes would
 * reveal them.
 */
function getChanges({
  frontMatter,
  history: {changes},
  locked,
}: PageInfoSource): Pick<PageInfo, 'changes'> {
  return frontMatter.changes === true && !locked && changes !== undefined
    ? {
        changes: changes.map(({day, summary}) => ({...writeDay(day), summary})),
      }
    : {};
}

/** Returns the info about a page: the requested items whose values are known. */
export function decidePageInfo(source: PageInfoSource): PageInfo {
  const {frontMatter, history} = source;
  const {pageInfo = pageInfoItems, lastUpdated, contributors} = frontMatter;
  const entries = (pageInfo === false ? [] : pageInfo)
    .map((item) => makers[item](source))
    .filter((entry) => entry !== undefined);
  return {
    entries,
    ...(lastUpdated !== false &&
      history.updated !== undefined && {
        updated: writeDay(history.updated),
      }),
    ...(contributors !== false &&
      history.contributors !== undefined && {
        contributors: history.contributors,
      }),
    ...getChanges(source),
    ...(decideDiscussion(source).comments && {comments: true}),
  };
}

export function hasPageInfo(
  metadata: object,
): metadata is {readonly pageInfo: PageInfo} {
  return (
    'pageInfo' in metadata &&
    typeof metadata.pageInfo === 'object' &&
    metadata.pageInfo !== null &&
    'entries' in metadata.pageInfo
  );
}
