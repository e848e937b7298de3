/** A spelling of an address, and the one true address that it leads to. Both begin with a slash. */
export type Spelling = {readonly from: string; readonly to: string};

/** The one true address of a page, by its file: `area/index.html` is read at `/area/`. */
export function addressOf(page: string): string {
  return `/${page}`.replace(/\/index\.html$/, '/');
}

/** Spellings of the address of a folder. */
function spellingsOfFolder(address: string): readonly string[] {
  return address === '/'
    ? ['/index.html']
    : [address.slice(0, -1), `${address}index.html`];
}

/** Spellings of the address of a page. */
function spellingsOfPage(address: string): readonly string[] {
  const bare = address.slice(0, -'.html'.length);
  return [bare, `${bare}/`];
}

/**
 * The spellings that a host answers by leading to the page: without `.html`, with a slash too many
 * or too few, and with `index.html`. What else readers may write, the not-found page understands.
 *
 * @param pages the files of all pages, from the root of the site, without a slash before them.
 */
export function spellingsOf(pages: readonly string[]): readonly Spelling[] {
  const addresses = pages.filter((page) => page !== '404.html').map(addressOf);
  const taken = new Set(addresses);
  return addresses.flatMap((to) =>
    (to.endsWith('/') ? spellingsOfFolder(to) : spellingsOfPage(to))
      // A page `area.html` beside a folder `area/` leaves the folder its spellings.
      .filter(
        (from) =>
          !taken.has(from) && (to.endsWith('/') || !taken.has(`${from}/`)),
      )
      .map((from) => ({from, to})),
  );
}
