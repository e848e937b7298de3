import pMemoize from 'p-memoize';
import {siteAddress} from '../navigation/model/catalogue';
import {
  makeTerms,
  type Mentionable,
  type Terms,
} from '../mentions/model/mentions';
import {areaById} from '../../src/site/contentAreas';
import {mentions} from '../../world/mentions';
import {readPages, type AuthoredPage} from '../pages/readPages';

/** The metadata of a page that mentions need. */
export type MentioningPage = Mentionable & {
  /** Path from the root of the project. */
  readonly path: string;
  readonly title: string;
  /** Label of its area. */
  readonly area: string;
  readonly locked: boolean;
  /** Whether mentions on it become links. */
  readonly links: boolean;
  /** Whether it ends with the list of pages that mention it. */
  readonly lists: boolean;
  /** Its text without front matter. */
  readonly body: string;
};

/** All pages of a site, with derived data. */
export type SitePages = {
  readonly byPath: ReadonlyMap<string, MentioningPage>;
  /** The public pages, by path. */
  readonly open: readonly MentioningPage[];
  /** The terms that link to public pages. */
  readonly terms: Terms;
};

type FrontMatter = Readonly<Record<string, unknown>>;

function strings(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string')
    : [];
}

function getAddress(path: string, slug: unknown): string {
  const inDocs = path.replace(/^docs\//, '');
  return typeof slug === 'string'
    ? `/${inDocs.split('/', 1).join('')}${slug}`
    : siteAddress(inDocs);
}

function isListing(address: string, frontMatter: FrontMatter): boolean {
  const {categories, addresses} = mentions;
  return (
    strings(frontMatter['category']).some((name) =>
      categories.some((each) => each === name),
    ) || addresses.some((each) => each === address)
  );
}

function describe({path, frontMatter, body}: AuthoredPage): MentioningPage {
  const {title, aliases, autoLink, linkMentions, slug} = frontMatter;
  const address = getAddress(path, slug);
  const area = areaById(path.split('/')[1] ?? '');
  const own = typeof title === 'string' ? title : path;
  return {
    path,
    address,
    title: own,
    area: area?.label ?? '',
    locked: area?.locked ?? false,
    links: linkMentions !== false,
    lists: isListing(address, frontMatter),
    terms: [...(autoLink === false ? [] : [own]), ...strings(aliases)],
    body,
  };
}

/** A cache by page, because every page needs all pages. */
const described = new WeakMap<AuthoredPage, MentioningPage>();

function describeOnce(page: AuthoredPage): MentioningPage {
  const description = described.get(page) ?? describe(page);
  described.set(page, description);
  return description;
}

/** A reading of all pages of a site. */
type Look = {
  readonly pages: readonly MentioningPage[];
  readonly site: SitePages;
};

function haveSameTerms(
  pages: readonly Mentionable[],
  others: readonly Mentionable[],
): boolean {
  const key = (all: readonly Mentionable[]): string =>
    JSON.stringify(all.map(({address, terms}) => [address, terms]));
  return key(pages) === key(others);
}

/** Derives the data of all pages; reuses the previous result if nothing has changed. */
function together(
  pages: readonly MentioningPage[],
  before: Look | undefined,
): Look {
  if (
    before?.pages.length === pages.length &&
    pages.every((page, index) => page === before.pages[index])
  ) {
    return before;
  }
  const open = pages.filter(({locked}) => !locked);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const known = before?.site;
  // Results derived from the terms stay valid as long as the terms do.
  const terms =
    known !== undefined && haveSameTerms(open, known.open)
      ? known.terms
      : makeTerms(open);
  return {pages, site: {byPath, open, terms}};
}

/** The last reading of each site. */
const looks = new Map<string, Look>();

async function readSitePages(siteDir: string): Promise<SitePages> {
  const authored = await readPages(siteDir, 'docs/*');
  const pages = authored.map(describeOnce);
  const look = together(pages, looks.get(siteDir));
  looks.set(siteDir, look);
  return look.site;
}

/**
 * Reads every page under docs/; files whose names begin with _ are partials, not pages. Concurrent
 * callers share a reading. In a build all pages do, because nothing changes meanwhile.
 */
export const sitePages = pMemoize(readSitePages, {
  shouldCache: () => process.env['NODE_ENV'] === 'production',
});
