import {decoded} from '../../../shared/lib/decoded';
import type {FileTable, FoundFile} from './keptEdition';

/** A request of a page that is kept, as a service worker sees it. */
export type AskedFor = {
  /** Path with the base path, as the address has it. */
  readonly pathname: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
  /** Whether readers open it as a page of its own. */
  readonly isNavigation: boolean;
};

/** What is known where requests are answered. */
export type Known = {
  readonly basePath: string;
  readonly files: FileTable;
  /** Finds the one true path of a page, with the base path, in any spelling. */
  readonly findPage: (pathname: string) => string | undefined;
};

/** What to do with a request. */
export type Answer =
  /** It is kept: the cache has it. */
  | {readonly kind: 'kept'; readonly found: FoundFile}
  /** Another spelling of a page that is kept. */
  | {readonly kind: 'redirect'; readonly pathname: string}
  /** The edition has it, but not on this device: ask the host, else say what it is. */
  | {readonly kind: 'not-kept'; readonly found: FoundFile}
  /** No page of this edition: ask the host, else show the not-found page. */
  | {readonly kind: 'unknown-page'}
  /** None of the concerns of the keeping. */
  | {readonly kind: 'host'};

function findFile(path: string, files: FileTable): FoundFile | undefined {
  return path === '' || path.endsWith('/')
    ? files.get(`${path}index.html`)
    : (files.get(path) ?? files.get(`${path}.html`));
}

/** Decides how a request is answered: from the cache, from elsewhere on the site, or by the host. */
export function answerRequest(
  {pathname, search, isNavigation}: AskedFor,
  {basePath, files, findPage}: Known,
): Answer {
  // Who asks for a revision fetches files to keep them.
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

/** The pages among the files of an edition, with the base path, as their addresses say them. */
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
