import {pageAddress} from '../../src/shared/lib/pageAddress';

/** The names of a page, all of which follow from its path. */
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
 * Finds the path of a page that an author names: with or without docs/ and extension, or by its
 * address.
 *
 * @param paths the paths of all pages.
 */
export function findPage(
  given: string,
  paths: readonly string[],
): string | undefined {
  const plain = given.replace(/^\.?\//, '').replace(/^docs\//, '');
  return paths.find((path) => {
    const {name, address} = namePage(path);
    return [path, path.slice('docs/'.length), name, address].some(
      (known) => known === given || known === plain,
    );
  });
}

/** Completes the new path of a page: docs/ and the extension of the old path may be left out. */
export function completePath(given: string, old: string): string {
  const plain = given
    .replace(/^\.?\//, '')
    .replace(/^docs\//, '')
    .replace(/\.html$/, '');
  const extension = /\.mdx?$/.exec(old)?.[0] ?? '.md';
  return `docs/${plain}${/\.mdx?$/.test(plain) ? '' : extension}`;
}
