import {contentAreas} from '../../src/site/contentAreas';
import {nearest} from '../../src/shared/model/nearest';
import {describeFault, findLine} from '../pages/fault';
import type {SitePage} from '../pages/sitePages';

/** The keys of front matter that name another page of the area. */
const NEIGHBORS = ['prev', 'next', 'pagination_prev', 'pagination_next'];

function describe(
  {path, content}: SitePage,
  key: string,
  [found, expected]: readonly [string, string],
): string {
  const line = findLine(content, `\n${key}:`);
  return describeFault({
    path,
    // The line break before the key is in the line above.
    line: content.includes(`\n${key}:`) ? line + 1 : 1,
    found,
    expected,
  });
}

/** Some hosts ignore the case of addresses. */
function getKey({address}: SitePage): string {
  return address.toLowerCase();
}

/** Describes the pages without an address, or with the address of another page. */
function findClashes(pages: readonly SitePage[]): readonly string[] {
  return pages.flatMap((page) => {
    if (page.id !== '' && page.address.endsWith('/.html')) {
      return describe(page, 'slug', [
        'a file name without letters or digits',
        'one with letters or digits, which the address needs',
      ]);
    }
    const other = pages.find(
      (each) => each !== page && getKey(each) === getKey(page),
    );
    return other === undefined
      ? []
      : describe(page, 'slug', [
          `the address ${page.address}, which ${other.path} also has`,
          'a different name',
        ]);
  });
}

/** Describes the areas without a front page, except those that exist only as ciphertext. */
function findFrontless(pages: readonly SitePage[]): readonly string[] {
  return contentAreas.flatMap(({id, label, locked}) => {
    const own = pages.filter(({area}) => area === id);
    const isThere =
      own.some(({address}) => address === `/${id}/`) ||
      (locked && own.length === 0);
    return isThere
      ? []
      : describeFault({
          path: `docs/${id}/index.md`,
          line: 1,
          found: 'no such file',
          expected: `the front page of the area ${label}`,
        });
  });
}

/** Describes the neighbors that are not pages of the area. */
function findStrangers(pages: readonly SitePage[]): readonly string[] {
  return pages.flatMap((page) =>
    NEIGHBORS.flatMap((key) => {
      const name = page.frontMatter[key];
      const known = pages
        .filter(({area}) => area === page.area)
        .map(({id}) => id);
      if (typeof name !== 'string' || known.includes(name)) {
        return [];
      }
      const close = nearest(name, known);
      const hint = close === undefined ? '' : ` (did you mean "${close}"?)`;
      return describe(page, key, [
        `"${name}" as ${key}`,
        `the name of a page in docs/${page.area}${hint}`,
      ]);
    }),
  );
}

/** Describes faults in the places of pages: addresses, front pages, and neighbors. */
export function findPlaceFaults(pages: readonly SitePage[]): readonly string[] {
  return [
    ...findClashes(pages),
    ...findFrontless(pages),
    ...findStrangers(pages),
  ];
}
