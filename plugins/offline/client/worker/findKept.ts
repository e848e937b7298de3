import {resolvePath} from '../../../../src/page/model/resolvePath';
import {decoded} from '../../../../src/shared/model/decoded';
import type {KeptEdition, PackFile} from '../../model/packs';

/** A file of a version, and whether it is on this device. */
export type FoundFile = {readonly file: PackFile; readonly isKept: boolean};

/** The content of a version at an address: a file, or the canonical path of a page. */
export type Found = FoundFile | {readonly pathname: string} | undefined;

/** Finds the content of a version at an address. */
export type Finder = (pathname: string, isNavigation: boolean) => Found;

/** Creates the finder of a version; its paths include the base path. */
export function createFinder(
  {packs, others}: KeptEdition,
  basePath: string,
): Finder {
  const list = (lists: KeptEdition['packs'], isKept: boolean) =>
    Object.values(lists)
      .flat()
      .map((file) => [file[0], {file, isKept}] as const);
  const files = new Map([...list(others, false), ...list(packs, true)]);
  const pages = (packs.pages ?? []).flatMap(([path]) =>
    path.endsWith('.html') && path !== '404.html'
      ? [`${basePath}${path.replace(/(^|\/)index\.html$/, '$1')}`]
      : [],
  );
  return (pathname, isNavigation) => {
    const path = decoded(pathname.slice(basePath.length));
    const file = /(?:^|\/)$/.test(path)
      ? files.get(`${path}index.html`)
      : (files.get(path) ?? files.get(`${path}.html`));
    const page =
      file === undefined && isNavigation
        ? resolvePath(pathname, pages)
        : undefined;
    return page === undefined || page === pathname ? file : {pathname: page};
  };
}
