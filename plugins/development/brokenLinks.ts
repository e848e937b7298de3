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

/** A link on the site with its target. */
export type ResolvedLink = SourceLink & {
  readonly from: PlacedPage;
  /** The target page; undefined if there is none. */
  readonly target: PlacedPage | undefined;
  /** The anchor in the target page; empty if the link has none. */
  readonly anchor: string;
};

const ORIGIN = 'https://site.invalid';

/** Generated pages of an area, which have no source files. */
const GENERATED_PAGES = /^\/[^/]+\/(?:tags|categories)[/.]/;

/** Adds its address to a page. */
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

/** Whether only a page of an author can be at an address. */
function needsPage(address: string): boolean {
  const area = areaById(address.split('/')[1]);
  return (
    area !== undefined &&
    address.endsWith('.html') &&
    !GENERATED_PAGES.test(address)
  );
}

/** Finds the page that a link names by its source file. */
function findFile(
  path: string,
  from: PlacedPage,
  pages: readonly PlacedPage[],
): PlacedPage | undefined {
  const sourcePath = path.startsWith('@site/')
    ? path.slice('@site/'.length)
    : posix.join(posix.dirname(from.page.path), decode(path));
  return pages.find(({page}) => page.path === sourcePath);
}

/** Resolves a link; undefined if it leads to another site or to a file. */
function resolveLink(
  link: SourceLink,
  from: PlacedPage,
  pages: readonly PlacedPage[],
): ResolvedLink | undefined {
  const {url} = link;
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const [path = ''] = url.split(/[?#]/, 1);
  const anchor = decode(url.split('#').slice(1).join('#'));
  if (/\.mdx?$/.test(path)) {
    return {...link, from, target: findFile(path, from, pages), anchor};
  }
  const {pathname} = new URL(path, `${ORIGIN}${from.address}`);
  const target = pages.find(({address}) => address === pathname);
  return target !== undefined || needsPage(pathname)
    ? {...link, from, target, anchor}
    : undefined;
}

/** Links by page; readers of pages return new objects after changes. */
const linkCache = new WeakMap<AuthoredPage, readonly SourceLink[]>();

function listLinksOnce(page: AuthoredPage): readonly SourceLink[] {
  const links = linkCache.get(page) ?? listSourceLinks(page.content);
  linkCache.set(page, links);
  return links;
}

/** Lists the links between all pages, with their targets. */
export function listResolvedLinks(
  pages: readonly PlacedPage[],
): readonly ResolvedLink[] {
  return pages.flatMap((from) =>
    listLinksOnce(from.page).flatMap(
      (link) => resolveLink(link, from, pages) ?? [],
    ),
  );
}

/**
 * Describes a broken link.
 *
 * @param anchors the anchors of the target page.
 */
export function describeBrokenLink(
  {from, target, url, line, anchor}: ResolvedLink,
  anchors: readonly string[] = [],
): string {
  const found = `${from.page.path}:${line}: found a link to ${url}`;
  if (target === undefined) {
    return `${found}, expected the address of a page of the site.`;
  }
  const nearestAnchor = nearest(anchor, anchors);
  const hint = nearestAnchor === undefined ? '' : `, perhaps #${nearestAnchor}`;
  return `${found}, expected an anchor of ${target.page.path}${hint}.`;
}
