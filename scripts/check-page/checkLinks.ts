import {findLine, type PageFault} from '../../plugins/pages/pageFault';
import type {TreeAddresses} from '../../plugins/pages/treeAddresses';

/** A page whose links are checked, with what it may lead to. */
export type LinkingPage = {
  /** Address of the page on the site. */
  readonly address: string;
  /** What its author wrote. */
  readonly source: string;
  readonly tree: TreeAddresses;
  /** The addresses of all pages. */
  readonly addresses: ReadonlySet<string>;
  /** Reads the anchors of a page by its address. */
  readonly readAnchors: (address: string) => Promise<ReadonlySet<string>>;
};

const ORIGIN = 'https://site.invalid';

/** Tells whether an address leads to a page of the site, and to no file. */
function leadsToPage(link: string): boolean {
  return /^(?:[#?]|\/(?!\/))/.test(link);
}

async function checkLink(
  page: LinkingPage,
  link: string,
): Promise<PageFault | undefined> {
  const {pathname, hash} = new URL(link, `${ORIGIN}${page.address}`);
  const line = findLine(page.source, hash === '' ? `(${link}` : `${hash})`);
  if (!page.addresses.has(pathname)) {
    return {
      line,
      found: `a link to ${link}`,
      expected: 'the address of a page of the site',
    };
  }
  const anchor = decodeURIComponent(hash.slice(1));
  const anchors = anchor === '' ? undefined : await page.readAnchors(pathname);
  return anchors === undefined || anchors.has(anchor)
    ? undefined
    : {
        line,
        found: `a link to ${link}`,
        expected: `an anchor of ${pathname}, such as ${[...anchors].slice(0, 5).join(', ')}`,
      };
}

/** Finds the links of a page that lead to no page, or to no place in one. */
export async function checkLinks(
  page: LinkingPage,
): Promise<readonly PageFault[]> {
  const links = new Set(page.tree.links.filter(leadsToPage));
  const faults = await Promise.all(
    [...links].map((link) => checkLink(page, link)),
  );
  return faults.filter((fault) => fault !== undefined);
}
