import pMemoize from 'p-memoize';
import {siteAddress} from '../../src/features/navigation/lib/catalogue';
import {
  makeTerms,
  type Mentionable,
  type Terms,
} from '../../src/features/mentions/lib/mentions';
import {areaById} from '../../src/site/contentAreas';
import {mentions} from '@world/mentions';
import {readPages, type AuthoredPage} from '../pages/readPages';

/** What is known of a page where others mention it. */
export type MentioningPage = Mentionable & {
  /** Path from the root of the project. */
  readonly path: string;
  readonly title: string;
  /** What the area of the page is called. */
  readonly area: string;
  /** Whether only readers with a password see it. */
  readonly locked: boolean;
  /** Whether what it mentions becomes links. */
  readonly links: boolean;
  /** Whether it ends with the pages that mention it. */
  readonly lists: boolean;
  /** Its text without front matter. */
  readonly body: string;
};

/** All pages of a site, and what is known of them together. */
export type SitePages = {
  readonly byPath: ReadonlyMap<string, MentioningPage>;
  /** The pages that everybody may read, by path. */
  readonly open: readonly MentioningPage[];
  /** The terms that link to open pages. */
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

/** What pages say of themselves, as long as they stay as they are: every page asks for all pages. */
const described = new WeakMap<AuthoredPage, MentioningPage>();

function describeOnce(page: AuthoredPage): MentioningPage {
  const description = described.get(page) ?? describe(page);
  described.set(page, description);
  return description;
}

/** A look at all pages of a site. */
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

/** Takes together what pages say; what was taken together before, where they are the same. */
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
  // What was found by the terms stays true while the terms do.
  const terms =
    known !== undefined && haveSameTerms(open, known.open)
      ? known.terms
      : makeTerms(open);
  return {pages, site: {byPath, open, terms}};
}

/** The last look at each site. */
const looks = new Map<string, Look>();

async function lookAt(siteDir: string): Promise<SitePages> {
  const authored = await readPages(siteDir, 'docs/*');
  const pages = authored.map(describeOnce);
  const look = together(pages, looks.get(siteDir));
  looks.set(siteDir, look);
  return look.site;
}

/**
 * Reads every page under docs/; files whose name begins with _ are parts, not pages. Every
 * page asks for all pages: those who ask at once share a look, and all pages of a build do,
 * as no page changes under it.
 */
export const sitePages = pMemoize(lookAt, {
  shouldCache: () => process.env['NODE_ENV'] === 'production',
});
