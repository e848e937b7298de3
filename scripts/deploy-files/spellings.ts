import {NOT_FOUND_PAGE} from './hosting';

/** A former address or alternative spelling, and its canonical address; both begin with a slash. */
export type Spelling = {readonly from: string; readonly to: string};

/** Returns the canonical address of a page file: `area/index.html` is `/area/`. */
export function getPageAddress(page: string): string {
  return `/${page}`.replace(/\/index\.html$/, '/');
}

/** Lists other spellings of the address of a folder. */
function listFolderSpellings(address: string): readonly string[] {
  return address === '/'
    ? ['/index.html']
    : [address.slice(0, -1), `${address}index.html`];
}

/** Lists other spellings of the address of a page. */
function listPageSpellings(address: string): readonly string[] {
  const bare = address.slice(0, -'.html'.length);
  return [bare, `${bare}/`];
}

/**
 * Lists the spellings that a host redirects: without `.html`, with a slash too many or too few,
 * and with `index.html`. The not-found page handles all others.
 *
 * @param pages paths of all pages, without a leading slash.
 */
export function listSpellings(pages: readonly string[]): readonly Spelling[] {
  const addresses = pages
    .filter((page) => page !== NOT_FOUND_PAGE)
    .map(getPageAddress);
  const taken = new Set(addresses);
  return addresses.flatMap((to) =>
    (to.endsWith('/') ? listFolderSpellings(to) : listPageSpellings(to))
      // If there is both `area.html` and `area/`, the spellings belong to the folder.
      .filter(
        (from) =>
          !taken.has(from) && (to.endsWith('/') || !taken.has(`${from}/`)),
      )
      .map((from) => ({from, to})),
  );
}
