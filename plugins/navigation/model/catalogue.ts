import {folderTitle} from '../../../src/shared/model/folderTitle';
import {pageAddress} from '../../../src/shared/model/pageAddress';
import {comparePages} from './pageOrder';

/** The metadata of a page that a catalogue needs. */
export type CataloguePage = {
  /** Path below the folder of all pages, without an extension: `area/folder/page`. */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly description?: string | undefined;
  readonly icon?: string | undefined;
  readonly order?: number | undefined;
  /** False if no generated list may contain the page. */
  readonly index?: boolean | undefined;
};

/** A line of a catalogue, with the lines below it. */
export type CatalogueLine = Omit<CataloguePage, 'id' | 'index'> & {
  readonly children: readonly CatalogueLine[];
};

export type CatalogueRequest = {
  /** The folder whose pages are listed, without leading or trailing slash. */
  readonly folder: string;
  /** Number of levels to show. */
  readonly depth: number;
  /** The page that contains the catalogue, which does not list it. */
  readonly self?: string;
};

/** A request with its page and line. */
export type PlacedRequest = CatalogueRequest & {readonly place: string};

export const DEFAULT_DEPTH = 3;

function isListed({index}: CataloguePage): boolean {
  return index !== false;
}

function toLine(
  page: CataloguePage,
  children: readonly CatalogueLine[],
): CatalogueLine {
  const {title, href, description, icon, order} = page;
  return {title, href, description, icon, order, children};
}

/** The address of a page, from its path below the folder of all pages. */
export function siteAddress(path: string): string {
  const [area = '', ...rest] = path.split('/');
  return `/${area}${pageAddress(rest.join('/'))}`;
}

/** Returns the index page of a folder; a folder without one has a catalogue at that address. */
function frontPage(
  folder: string,
  pages: readonly CataloguePage[],
): CataloguePage {
  const id = `${folder}/index`;
  return (
    pages.find((page) => page.id === id) ?? {
      id,
      title: folderTitle(folder),
      href: siteAddress(id),
    }
  );
}

/** The lines of the subfolders that hold pages. */
function folderLines(
  pages: readonly CataloguePage[],
  {folder, depth, ...rest}: CatalogueRequest,
): readonly CatalogueLine[] {
  const inFolders = pages.filter(({id}) =>
    id.slice(folder.length + 1).includes('/'),
  );
  const names = inFolders.map(
    ({id}) => id.split('/')[folder.split('/').length],
  );
  return [...new Set(names)].flatMap((name = '') => {
    const inner = `${folder}/${name}`;
    const front = frontPage(inner, pages);
    const children = buildCatalogue(pages, {
      ...rest,
      folder: inner,
      depth: depth - 1,
    });
    const isEmpty = !pages.includes(front) && !hasListed(pages, inner);
    return isListed(front) && !isEmpty ? [toLine(front, children)] : [];
  });
}

function hasListed(pages: readonly CataloguePage[], folder: string): boolean {
  return pages.some(
    (page) => isListed(page) && page.id.startsWith(`${folder}/`),
  );
}

/** Lists the pages below a folder in reading order; the pages of a subfolder follow its index page. */
export function buildCatalogue(
  all: readonly CataloguePage[],
  request: CatalogueRequest,
): readonly CatalogueLine[] {
  const {folder, depth, self} = request;
  if (depth < 1) {
    return [];
  }
  const pages = all.filter(({id}) => id.startsWith(`${folder}/`));
  const own = pages.filter((page) => {
    const name = page.id.slice(folder.length + 1);
    const stands = isListed(page) && page.id !== self && name !== 'index';
    return stands && !name.includes('/');
  });
  return [
    ...own.map((page) => toLine(page, [])),
    ...folderLines(pages, request),
  ].toSorted(comparePages);
}
