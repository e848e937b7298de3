import {decoded} from './decoded';

/** What stands for a page whatever the spelling of its path: each step in dashes, without an ending. */
type PathKey = string;

/** What a step of signs alone becomes: the step of no page. */
const NOTHING = '?';

function stepsOf(path: string): readonly string[] {
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

function keyOf(steps: readonly string[]): PathKey {
  return steps.join('/');
}

/** The address without the folder at a place, where that folder is itself a page: sidebar groups are no folders. */
function withoutGroup(
  steps: readonly string[],
  index: number,
  pages: ReadonlyMap<PathKey, string>,
): string | undefined {
  return pages.has(keyOf(steps.slice(0, index + 1)))
    ? pages.get(keyOf(steps.toSpliced(index, 1)))
    : undefined;
}

/**
 * Decides which page a requested path means: with or without `.html`, a slash at the
 * end or `/index.html`; in any case; with spaces, underscores, parentheses or doubled
 * slashes; or with the sidebar group of the page as a folder.
 *
 * @param requested path as it stands in the address bar, with the base path.
 * @param canonical the one true path of every page, with the base path.
 * @returns the canonical path, or nothing where no page is meant.
 */
export function resolvePath(
  requested: string,
  canonical: readonly string[],
): string | undefined {
  const pages = new Map(canonical.map((path) => [keyOf(stepsOf(path)), path]));
  const steps = stepsOf(requested);
  const exact = pages.get(keyOf(steps));
  if (exact !== undefined) {
    return exact;
  }
  const area = Math.min(...canonical.map((path) => stepsOf(path).length));
  return steps
    .slice(area + 1, -1)
    .map((_, index) => withoutGroup(steps, area + 1 + index, pages))
    .find((path) => path !== undefined);
}
