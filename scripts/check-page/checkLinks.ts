import {findLine, type PageFault} from '../../plugins/pages/pageFault';
import type {TreeAddresses} from '../../plugins/pages/treeAddresses';

/** A page whose links are checked, and the possible targets. */
export type LinkingPage = {
  /** The address of the page. */
  readonly address: string;
  /** The Markdown source. */
  readonly source: string;
  readonly tree: TreeAddresses;
  /** The addresses of all pages. */
  readonly addresses: ReadonlySet<string>;
  /** Reads the anchors of a page by its address. */
  readonly readAnchors: (address: string) => Promise<ReadonlySet<string>>;
};

const ORIGIN = 'https://site.invalid';

/** Whether a link points to a page of the site, not to a file. */
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

/** Finds links of a page whose page or anchor does not exist. */
export async function checkLinks(
  page: LinkingPage,
): Promise<readonly PageFault[]> {
  const links = new Set(page.tree.links.filter(leadsToPage));
  const faults = await Promise.all(
    [...links].map((link) => checkLink(page, link)),
  );
  return faults.filter((fault) => fault !== undefined);
}
