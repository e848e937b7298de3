import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {SidebarEntry} from '../navigation/model/sidebar';
import {nearest} from '../../src/shared/model/nearest';
import {describeFault} from '../pages/fault';
import type {SitePage} from '../pages/sitePages';
import {readSidebars, SIDEBARS} from './sidebarFile';

/** A page in the declared order. */
type Named = {
  readonly page: string;
  /** A group needs no page of its own. */
  readonly isGroup: boolean;
};

function listNamed(entries: readonly SidebarEntry[]): readonly Named[] {
  return entries.flatMap((entry): readonly Named[] =>
    typeof entry === 'string'
      ? [{page: entry, isGroup: false}]
      : [{page: entry.page, isGroup: true}, ...listNamed(entry.children)],
  );
}

/** Returns the 1-based number of the first or last line that names a page after its area. */
function findLine(
  source: string,
  [area, page]: readonly [string, string],
  isLast: boolean,
): number {
  const lines = source.split('\n');
  const begin = lines.findIndex((line) =>
    [`'${area}':`, `"${area}":`, `${area}:`].some((key) =>
      line.trim().startsWith(key),
    ),
  );
  const end = lines.findIndex(
    (line, index) => index > begin && /^ {2}\]/.test(line),
  );
  const names = (line: string, index: number): boolean =>
    index >= begin &&
    (index <= end || end === -1) &&
    [`'${page}'`, `"${page}"`].some((name) => line.includes(name));
  return (isLast ? lines.findLastIndex(names) : lines.findIndex(names)) + 1;
}

/** Describes the entries of an area that have no page or are repeated. */
function findAreaFaults(
  source: string,
  [area, entries]: readonly [string, readonly SidebarEntry[]],
  pages: readonly SitePage[],
): readonly string[] {
  const known = pages.map(({id}) => id);
  const named = listNamed(entries);
  return named.flatMap(({page, isGroup}, index) => {
    const isTwice = named.findIndex((each) => each.page === page) < index;
    if (!isTwice && (isGroup || known.includes(page))) {
      return [];
    }
    const close = nearest(page, known);
    const hint = close === undefined ? '' : ` (did you mean "${close}"?)`;
    return describeFault({
      path: SIDEBARS,
      line: findLine(source, [area, page], isTwice),
      found: `"${page}"${isTwice ? ' twice' : ''}`,
      expected: isTwice
        ? 'each page only once'
        : `the name of a page in docs/${area}${hint}`,
    });
  });
}

export async function findSidebarFaults(
  siteDir: string,
  pages: readonly SitePage[],
): Promise<readonly string[]> {
  const source = await readFile(join(siteDir, SIDEBARS), 'utf8');
  const sidebars = Object.entries(await readSidebars(siteDir));
  return sidebars.flatMap(([area, entries]) => {
    const own = pages.filter((page) => page.area === area);
    // Pages of an area that exists only as ciphertext cannot be listed.
    return own.length === 0 ? [] : findAreaFaults(source, [area, entries], own);
  });
}
