import {join} from 'node:path';
import {existsSync} from 'node:fs';
import {
  categoriesAddress,
  categoryLinks,
  tagAddress,
  tagsAddress,
} from '../../page-info/model/namedPages';
import {listEntryPages} from '../../navigation/model/sidebar';
import {pageAddress} from '../../../src/shared/model/pageAddress';
import {collect} from '../../features/collect';
import {readSidebars, SIDEBARS} from '../../area-docs/sidebarFile';
import type {SitePage} from '../../pages/sitePages';

/** All targets of links on a site. */
export type LinkedSite = {
  readonly siteDir: string;
  readonly pages: readonly SitePage[];
  readonly byPath: ReadonlyMap<string, SitePage>;
  readonly byAddress: ReadonlyMap<string, SitePage>;
  /** Addresses of generated pages, which have no file; without a trailing slash. */
  readonly generated: ReadonlySet<string>;
};

/** Removes the trailing slash from an address, because links may omit it. */
export function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

function listNames(
  pages: readonly SitePage[],
  key: 'category' | 'tag',
): readonly string[] {
  return pages.flatMap(({frontMatter: {[key]: names}}) =>
    Array.isArray(names) ? names.map(String) : [],
  );
}

/**
 * Lists the generated addresses of an area: those of its categories, and of folders without a front
 * page.
 */
function listOfArea(area: string, pages: readonly SitePage[]) {
  const categories = listNames(pages, 'category');
  const folders = pages.flatMap(({id}) =>
    id
      .split('/')
      .slice(0, -1)
      .map((_, index, steps) => steps.slice(0, index + 1).join('/')),
  );
  return [
    ...(categories.length === 0 ? [] : [categoriesAddress(`/${area}`)]),
    ...categoryLinks(categories, `/${area}`).map(({permalink}) => permalink),
    ...folders.map((folder) => `/${area}${pageAddress(`${folder}/index`)}`),
  ];
}

/** Lists the addresses of the groups in `sidebars.ts`; returns none without that file. */
async function listGroups(siteDir: string): Promise<readonly string[]> {
  if (!existsSync(join(siteDir, SIDEBARS))) {
    return [];
  }
  return Object.entries(await readSidebars(siteDir)).flatMap(
    ([area, entries]) =>
      entries
        .flatMap(listEntryPages)
        .map((page) => `/${area}${pageAddress(page)}`),
  );
}

/** Collects the targets of links. */
export async function linkSite(
  siteDir: string,
  pages: readonly SitePage[],
): Promise<LinkedSite> {
  const areas = [...new Set(pages.map(({area}) => area))];
  const tags = listNames(pages, 'tag');
  const generated = [
    '/',
    ...collect('addresses').flat(),
    tagsAddress('/'),
    ...tags.map((tag) => tagAddress(tag, '/')),
    ...areas.flatMap((area) =>
      listOfArea(
        area,
        pages.filter((page) => page.area === area),
      ),
    ),
    ...(await listGroups(siteDir)),
  ];
  return {
    siteDir,
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    byAddress: new Map(pages.map((page) => [withoutSlash(page.address), page])),
    generated: new Set(generated.map(withoutSlash)),
  };
}
