import {decoded} from '../../shared/lib/decoded';

/** The canonical key of a path: each segment in kebab case, without an ending. */
export type PathKey = string;

/** What a step of signs alone becomes: the step of no page. */
const NOTHING = '?';

function listSteps(path: string): readonly string[] {
  const steps = decoded(path)
    .toLowerCase()
    .split('/')
    .filter((step) => step !== '')
    .map(
      (step) =>
        step
          .replace(/\.html?$/, '')
          .replaceAll(/['’]/g, '')
          .replaceAll(/[^a-z\d~.]+/g, '-')
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

/** The address without the folder at a place, where that folder is itself a page: sidebar groups are no folders. */
function withoutGroup(
  steps: readonly string[],
  index: number,
  pages: ReadonlyMap<PathKey, string>,
): string | undefined {
  return pages.has(getKey(steps.slice(0, index + 1)))
    ? pages.get(getKey(steps.toSpliced(index, 1)))
    : undefined;
}

/** What is known of all pages together, and costs as much as there are pages. */
type Table = {
  readonly pages: ReadonlyMap<PathKey, string>;
  /** How many steps lead to an area at least. */
  readonly area: number;
};

const tables = new WeakMap<readonly string[], Table>();

/** Makes the table of a list of pages, once. */
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
 * Decides which page a requested path means: with or without `.html`, a slash at the end or
 * `/index.html`; in any case; with spaces, underscores, parentheses or doubled slashes; or with
 * the sidebar group of the page as a folder.
 *
 * @param requested path as the address bar shows it, with the base path.
 * @param canonical the one true path of every page, with the base path; a list is not changed once
 * it was asked.
 * @returns the canonical path, or nothing where no page is meant.
 */
export function resolvePath(
  requested: string,
  canonical: readonly string[],
): string | undefined {
  // Nearly all who ask have the true path: a build asks that of every page.
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
