import sidebars from '../../sidebars';
import {
  completeSidebar,
  listEntryPages,
} from '../../plugins/navigation/model/sidebar';
import {contentAreas} from '../../src/site/contentAreas';
import {listLinks} from '../support/listLinks';
import {sitePages, type SitePage} from '../../plugins/pages/sitePages';

let pages: readonly SitePage[] = [];

beforeAll(async () => {
  pages = await sitePages();
});

/** Returns the addresses in the sidebar of an area. */
function getSidebar(area: keyof typeof sidebars): readonly string[] {
  const own = pages.filter((page) => page.area === area);
  const listed = completeSidebar(
    sidebars[area],
    own.map(({id, frontMatter}) => ({
      id,
      title: id,
      index: frontMatter['index'] !== false,
    })),
  ).flatMap(listEntryPages);
  return own.filter(({id}) => listed.includes(id)).map(({address}) => address);
}

/** Returns every address that can be reached by links from the given addresses. */
function listReachable(
  start: readonly string[],
  links: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set(start);
  // Iterating over a set also visits what is added to it meanwhile.
  for (const address of reached) {
    for (const next of links.get(address) ?? []) {
      reached.add(next);
    }
  }
  return reached;
}

describe('every page', () => {
  it('can be reached by links from the home page', () => {
    const navbar = contentAreas.map(({id}) => `/${id}/`);
    const links = new Map(pages.map((page) => [page.address, listLinks(page)]));
    const lists = contentAreas.map(
      ({id}) => [`/${id}/`, getSidebar(id)] as const,
    );
    const reached = listReachable(
      navbar,
      new Map([
        ...links,
        ...lists.map(
          ([front, list]) =>
            [front, [...list, ...(links.get(front) ?? [])]] as const,
        ),
      ]),
    );
    expect(
      pages
        .map(({address}) => address)
        .filter((address) => !reached.has(address)),
    ).toEqual([]);
  });

  it('links only to pages that exist', () => {
    const known = new Set(['/', ...pages.map(({address}) => address)]);
    const broken = pages.flatMap((page) =>
      listLinks(page)
        .filter((link) => /^\/(?!\/).*(?:\.html|\/)$/.test(link))
        .filter((link) => !known.has(link) && !link.includes('/tags/'))
        .map((link) => `${page.path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});
