import {posix} from 'node:path';
import {nearest} from '../../src/shared/model/nearest';
import {pageAddress} from '../../src/shared/model/pageAddress';

/** The names of a page, derived from its path. */
export type PageName = {
  /** Path from the root of the project: `docs/area/folder/page.md`. */
  readonly path: string;
  readonly area: string;
  /** Path in the area without extension. */
  readonly id: string;
  /** Path below docs/ without extension. */
  readonly name: string;
  /** Address without base path. */
  readonly address: string;
};

/** A page before and after it is renamed. */
export type PageMove = {readonly from: PageName; readonly to: PageName};

/** Derives the names of a page from its path, such as `docs/area/page.md`. */
export function namePage(path: string): PageName {
  const [, area = '', ...steps] = path.split('/');
  const inArea = steps.join('/');
  const id = inArea.replace(/\.mdx?$/, '');
  return {
    path,
    area,
    id,
    name: `${area}/${id}`,
    address: `/${area}${pageAddress(inArea)}`,
  };
}

/**
 * Completes the path of a page: docs/ and the extension may be left out.
 *
 * @param paths the paths of all files.
 * @param old the page whose extension a new page gets; without it, the page must exist.
 * @throws Error if a page that must exist does not.
 */
export function findPath(
  given: string,
  paths: readonly string[],
  old?: string,
): string {
  const plain = given.replace(/^(?:\.?\/)?(?:docs\/)?/, '');
  const name = plain.replace(/\.(?:mdx?|html)$/, '');
  if (old !== undefined) {
    const [extension = posix.extname(old)] = /\.mdx?$/.exec(plain) ?? [];
    return `docs/${name}${extension}`;
  }
  const pages = paths.filter((path) => /^docs\/.*\.mdx?$/.test(path));
  const found = pages.find((path) => namePage(path).name === name);
  if (found === undefined) {
    const close = nearest(`docs/${name}.md`, pages);
    throw new Error(
      `found no page "${given}", expected the path of a page${close === undefined ? '' : ` (did you mean ${close}?)`}.`,
    );
  }
  return found;
}

/** Writes a path between two files as authors write it, beginning with a dot. */
export function relativePath(fromFile: string, toFile: string): string {
  const path = posix.relative(posix.dirname(fromFile), toFile);
  return path.startsWith('.') ? path : `./${path}`;
}
