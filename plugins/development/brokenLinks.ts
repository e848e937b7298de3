import {posix} from 'node:path';
import {areaById} from '../../src/site/contentAreas';
import {nearest} from '../../src/shared/lib/nearest';
import {pageAddress} from '../../src/shared/lib/pageAddress';
import type {AuthoredPage} from '../pages/readPages';
import {listSourceLinks, type SourceLink} from '../pages/sourceLinks';

/** A page and its address. */
export type PlacedPage = {
  readonly page: AuthoredPage;
  readonly address: string;
};

/** A link that leads to a page, or to where none is. */
export type Lead = SourceLink & {
  readonly from: PlacedPage;
  /** The page that it leads to; none where no page is there. */
  readonly to: PlacedPage | undefined;
  /** The place in that page; empty where it leads to none. */
  readonly anchor: string;
};

const ORIGIN = 'https://site.invalid';

/** Pages of an area that no file is written for: lists of what bears a tag or a category. */
const MADE = /^\/[^/]+\/(?:tags|categories)[/.]/;

/** Returns the address of a page. */
export function placePage(page: AuthoredPage): PlacedPage {
  const [, area = '', ...steps] = page.path.split('/');
  const {slug} = page.frontMatter;
  const inArea = typeof slug === 'string' ? slug : pageAddress(steps.join('/'));
  return {page, address: `/${area}${inArea}`};
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** Tells whether a page must stand at an address: other files and pages that are made are none of the authors'. */
function needsPage(address: string): boolean {
  const area = areaById(address.split('/')[1]);
  return area !== undefined && address.endsWith('.html') && !MADE.test(address);
}

/** Finds the page whose file an address names. */
function findFile(
  target: string,
  from: PlacedPage,
  pages: readonly PlacedPage[],
): PlacedPage | undefined {
  const path = target.startsWith('@site/')
    ? target.slice('@site/'.length)
    : posix.join(posix.dirname(from.page.path), decode(target));
  return pages.find(({page}) => page.path === path);
}

/** Follows a link to a page; nothing where it leads elsewhere. */
function follow(
  link: SourceLink,
  from: PlacedPage,
  pages: readonly PlacedPage[],
): Lead | undefined {
  const {url} = link;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const [target = ''] = url.split(/[?#]/, 1);
  const anchor = decode(url.split('#').slice(1).join('#'));
  if (/\.mdx?$/.test(target)) {
    return {...link, from, to: findFile(target, from, pages), anchor};
  }
  const {pathname} = new URL(target, `${ORIGIN}${from.address}`);
  const to = pages.find(({address}) => address === pathname);
  return to !== undefined || needsPage(pathname)
    ? {...link, from, to, anchor}
    : undefined;
}

/** What pages link to, as long as they stay as they are. */
const listed = new WeakMap<AuthoredPage, readonly SourceLink[]>();

function listLinksOnce(page: AuthoredPage): readonly SourceLink[] {
  const links = listed.get(page) ?? listSourceLinks(page.content);
  listed.set(page, links);
  return links;
}

/** Lists where the links of all pages lead on the site. */
export function listLeads(pages: readonly PlacedPage[]): readonly Lead[] {
  return pages.flatMap((from) =>
    listLinksOnce(from.page).flatMap((link) => follow(link, from, pages) ?? []),
  );
}

/**
 * Says what is wrong with a link.
 *
 * @param anchors the places of the page that it leads to.
 */
export function describeBroken(
  {from, to, url, line, anchor}: Lead,
  anchors: readonly string[] = [],
): string {
  const place = `${from.page.path}:${line}: found a link to ${url}`;
  if (to === undefined) {
    return `${place}, expected the address of a page of the site.`;
  }
  const close = nearest(anchor, anchors);
  const perhaps = close === undefined ? '' : `, perhaps #${close}`;
  return `${place}, expected an anchor of ${to.page.path}${perhaps}.`;
}
