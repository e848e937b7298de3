import {decoded} from '../../../shared/lib/decoded';
import {isRecord} from '../../../shared/lib/isRecord';
import type {FileTable, FoundFile} from './keptEdition';

/** A request of a page, as a service worker sees it. */
type PageRequest = {
  /** Path with the base path. */
  readonly pathname: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  /** Whether it is a navigation. */
  readonly isNavigation: boolean;
};

/** The data that requests are answered from. */
export type EditionIndex = {
  readonly basePath: string;
  readonly files: FileTable;
  /** Finds the canonical path of a page, with the base path, from any spelling. */
  readonly findPage: (pathname: string) => string | undefined;
};

/** How to answer a request. */
export type Answer =
  /** From the cache. */
  | {readonly kind: 'kept'; readonly found: FoundFile}
  /** A redirect to the canonical path of a kept page. */
  | {readonly kind: 'redirect'; readonly pathname: string}
  /** Part of the edition, but not on this device: ask the host, or report it as not kept. */
  | {readonly kind: 'not-kept'; readonly found: FoundFile}
  /** Not a page of this edition: ask the host, or show the not-found page. */
  | {readonly kind: 'unknown-page'}
  /** Unrelated to offline copies. */
  | {readonly kind: 'host'};

function findFile(path: string, files: FileTable): FoundFile | undefined {
  return path === '' || path.endsWith('/')
    ? files.get(`${path}index.html`)
    : (files.get(path) ?? files.get(`${path}.html`));
}

/** Decides how a request is answered: from the cache, by a redirect, or by the host. */
export function answerRequest(
  {pathname, search, isNavigation}: PageRequest,
  {basePath, files, findPage}: EditionIndex,
): Answer {
  // Requests with a revision fetch files to keep.
  if (!pathname.startsWith(basePath) || search.startsWith('?revision=')) {
    return {kind: 'host'};
  }
  const path = decoded(pathname.slice(basePath.length));
  const found = findFile(path, files);
  if (found !== undefined) {
    return found.isKept ? {kind: 'kept', found} : {kind: 'not-kept', found};
  }
  if (!isNavigation) {
    return {kind: 'host'};
  }
  const page = findPage(pathname);
  return page === undefined || page === pathname
    ? {kind: 'unknown-page'}
    : {kind: 'redirect', pathname: page};
}

/** Lists the addresses of the pages of an edition, with the base path. */
export function listPages(
  files: FileTable,
  basePath: string,
): readonly string[] {
  return [...files].flatMap(([path, {pack}]) =>
    pack === 'pages' && path.endsWith('.html') && path !== '404.html'
      ? [`${basePath}${path.replace(/(^|\/)index\.html$/, '$1')}`]
      : [],
  );
}

/** The path that each former address leads to, both with the base path. */
type FormerTable = ReadonlyMap<string, string>;

/** Whether a path stays on the site; browsers read two leading slashes of either kind as a host. */
function isBelow(path: unknown, basePath: string): path is string {
  return (
    typeof path === 'string' &&
    path.startsWith(basePath) &&
    !/^[/\\]{2}/.test(path)
  );
}

/**
 * Reads the table of former addresses; whatever leads away from the site is left out.
 *
 * @param json the parsed table: paths of former addresses, each with its path of today.
 * @param basePath with a leading and a trailing slash.
 */
export function readFormerTable(json: unknown, basePath: string): FormerTable {
  return new Map(
    Object.entries(isRecord(json) ? json : {}).flatMap(([from, to]) =>
      isBelow(to, basePath) ? [[`${basePath}${from}`, to]] : [],
    ),
  );
}
