import {decoded} from '../../shared/model/decoded';

/** The canonical key of a path: each segment in kebab case, without an extension. */
export type PathKey = string;

/** The key of a segment without letters or digits, which matches no page. */
const NOTHING = '?';

function listSteps(path: string): readonly string[] {
  const steps = decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .split('/')
    .filter((step) => step !== '')
    .map(
      (step) =>
        step
          .replace(/\.html?$/, '')
          .replaceAll(/['’]/g, '')
          .replaceAll(/[^\p{L}\p{M}\p{N}~.]+/gu, '-')
          .replaceAll(/^-|-$/g, '') || NOTHING,
    );
  return steps.at(-1) === 'index' ? steps.slice(0, -1) : steps;
}

/**
 * Computes the canonical key of a path.
 *
 * @param path with the base path.
 */
export function pathKey(path: string): PathKey {
  return getKey(listSteps(path));
}

function getKey(steps: readonly string[]): PathKey {
  return steps.join('/');
}

/** Removes the folder at an index from a path, unless it is itself a page: sidebar groups are not folders. */
function withoutGroup(
  steps: readonly string[],
  index: number,
  pages: ReadonlyMap<PathKey, string>,
): string | undefined {
  return pages.has(getKey(steps.slice(0, index + 1)))
    ? pages.get(getKey(steps.toSpliced(index, 1)))
    : undefined;
}

/** Precomputed data about all pages. */
type Table = {
  readonly pages: ReadonlyMap<PathKey, string>;
  /** The smallest number of segments that a page has. */
  readonly area: number;
};

const tables = new WeakMap<readonly string[], Table>();

function makeTable(canonical: readonly string[]): Table {
  const known = tables.get(canonical);
  if (known !== undefined) {
    return known;
  }
  const steps = canonical.map(listSteps);
  const table: Table = {
    pages: new Map(
      steps.map((own, index) => [getKey(own), canonical[index] ?? '']),
    ),
    area: Math.min(...steps.map(({length}) => length)),
  };
  tables.set(canonical, table);
  return table;
}

/**
 * Finds the page that a path refers to, regardless of its ending, case, slashes, and separators, or
 * with its sidebar group as a folder.
 *
 * @param requested path as in the address bar, with the base path.
 * @param canonical the canonical path of every page, with the base path. The list is cached by
 * identity, so it must not change.
 * @returns the canonical path, or undefined if the path refers to no page.
 */
export function resolvePath(
  requested: string,
  canonical: readonly string[],
): string | undefined {
  // Canonical paths need no search, and a build resolves the path of every page.
  if (canonical.includes(requested)) {
    return requested;
  }
  const {pages, area} = makeTable(canonical);
  const steps = listSteps(requested);
  const exact = pages.get(getKey(steps));
  if (exact !== undefined) {
    return exact;
  }
  return steps
    .slice(area + 1, -1)
    .map((_, index) => withoutGroup(steps, area + 1 + index, pages))
    .find((path) => path !== undefined);
}
