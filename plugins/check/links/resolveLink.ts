import {existsSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import {areaById} from '../../../src/site/contentAreas';
import {decoded} from '../../../src/shared/model/decoded';
import {nearest} from '../../../src/shared/model/nearest';
import type {SourceLink} from '../../pages/sourceLinks';
import type {SitePage} from '../../pages/sitePages';
import {withoutSlash, type LinkedSite} from './linkedSite';

/** A link, and the file that has it. */
export type PlacedLink = SourceLink & {
  /** Path from the root of the project. */
  readonly path: string;
  /** Address to which the link is relative; empty in a part of pages. */
  readonly base: string;
};

/** The target of a link: an anchor on a page, or a correction if it is broken. */
export type Resolved =
  | {readonly target: SitePage; readonly anchor: string}
  | {readonly expected: string};

const ORIGIN = 'https://site.invalid';

/** Schemes of addresses that run code, or show anything but a web page. */
const NO_WEB = /^(?:javascript|data|vbscript|file|blob):/i;

/** Matches the address of another site without its scheme. */
const BARE_SITE =
  /^(?:www\.|(?:[a-z\d-]+\.)+(?:com|de|dev|edu|gov|io|net|org)(?:[/:?#]|$))/i;

function hasMalformedEscape(url: string): boolean {
  try {
    decodeURI(url);
    return false;
  } catch {
    return true;
  }
}

/** Finds the page that a link names by its file. As in Docusaurus, it must be in the same area. */
function findFile(
  path: string,
  link: PlacedLink,
  {siteDir, pages}: LinkedSite,
): string | null {
  const area = link.path.split('/')[1] ?? '';
  return resolveMarkdownLinkPathname(path, {
    sourceFilePath: join(siteDir, link.path),
    sourceToPermalink: new Map(
      pages
        .filter((page) => page.area === area)
        .map((page) => [`@site/${page.path}`, page.path]),
    ),
    siteDir,
    contentPaths: {
      contentPath: join(siteDir, 'docs', area),
      contentPathLocalized: undefined,
    },
  });
}

/** Describes how to write the link to a file. */
function describeFile(
  path: string,
  link: PlacedLink,
  {byPath, pages}: LinkedSite,
): string {
  const elsewhere = byPath.get(posix.join(posix.dirname(link.path), path));
  if (elsewhere !== undefined) {
    return `the address of that page, because it is in another area: ${elsewhere.address}`;
  }
  const area = link.path.split('/')[1];
  const close = nearest(
    posix.basename(path),
    pages
      .filter((page) => page.area === area)
      .map((page) => posix.basename(page.path)),
  );
  return `the file of a page in the same area${close === undefined ? '' : ` (did you mean ${close}?)`}`;
}

function resolveFile(
  [path, anchor]: readonly [string, string],
  link: PlacedLink,
  site: LinkedSite,
): Resolved {
  if (link.inElement) {
    return {expected: `[words](${link.url}), or the address of that page`};
  }
  const target = site.byPath.get(findFile(path, link, site) ?? '');
  return target === undefined
    ? {expected: describeFile(decoded(path), link, site)}
    : {target, anchor};
}

/** Whether a path names a file that pages can link to. Another step looks for it under static/. */
function isFile(path: string, link: PlacedLink, siteDir: string): boolean {
  const ending = posix.extname(path);
  if (ending === '' || ending === '.html') {
    return false;
  }
  return (
    path.startsWith('/') ||
    existsSync(join(siteDir, dirname(link.path), decoded(path)))
  );
}

function describeAddress(pathname: string, {byAddress}: LinkedSite): string {
  const close = nearest(withoutSlash(pathname), [...byAddress.keys()]);
  const page = byAddress.get(close ?? '');
  return `the address of a page on this site${page === undefined ? '' : ` (did you mean ${page.address}?)`}`;
}

/** Whether an address is in an area that exists only as ciphertext, so its pages are unknown. */
function isEncrypted(address: string, {pages}: LinkedSite): boolean {
  const [, area = ''] = address.split('/');
  return (
    areaById(area) !== undefined && pages.every((page) => page.area !== area)
  );
}

function resolveAddress(
  [path, anchor]: readonly [string, string],
  link: PlacedLink,
  site: LinkedSite,
): Resolved | undefined {
  if (link.base === '' && !path.startsWith('/')) {
    return undefined;
  }
  const {pathname} = new URL(path, `${ORIGIN}${encodeURI(link.base)}`);
  const address = withoutSlash(decoded(pathname));
  const target = site.byAddress.get(address);
  if (target !== undefined) {
    return {target, anchor};
  }
  return isEncrypted(address, site) ||
    site.generated.has(address) ||
    isFile(path, link, site.siteDir)
    ? undefined
    : {expected: describeAddress(address, site)};
}

/** Resolves a link; undefined if it is to another site, a file, or a generated page. */
export function resolveLink(
  link: PlacedLink,
  site: LinkedSite,
): Resolved | undefined {
  const {url} = link;
  if (NO_WEB.test(url)) {
    return {expected: 'an address that runs no code'};
  }
  if (/^(?:[a-z][a-z\d+-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  if (BARE_SITE.test(url)) {
    return {expected: `https://${url}`};
  }
  if (hasMalformedEscape(url)) {
    return {expected: '%25 for the character %'};
  }
  const [path = ''] = url.split(/[?#]/, 1);
  const anchor = decoded(url.split('#').slice(1).join('#'));
  return /\.mdx?$/i.test(path)
    ? resolveFile([path, anchor], link, site)
    : resolveAddress([path, anchor], link, site);
}
