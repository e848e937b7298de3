import {decoded} from '../../../shared/lib/decoded';
import {listEndings} from './fileKind';
import {matchPattern} from './matchPattern';
import {nearest} from '../../../shared/lib/nearest';
import {sortAssets, type AssetOrder, type ListedAsset} from './sortAssets';

/** Which files of static/ a page shows. */
export type AssetSelection = {
  /** Folder under static/ with a leading slash. */
  readonly folder?: string | undefined;
  /** Whether the folders below it count too. */
  readonly deep?: boolean | undefined;
  /** Endings or groups of endings; all where empty. */
  readonly types?: readonly string[] | undefined;
  /** Pattern of the file name: `*` matches any characters, `?` matches one. */
  readonly match?: string | undefined;
  /** Names in the folder, or whole paths, in the order in which they are shown. */
  readonly files?: readonly string[] | undefined;
  /** Order of the files; by title where absent. */
  readonly sort?: AssetOrder | undefined;
  /** Whether to find nothing is no fault. */
  readonly mayBeEmpty?: boolean | undefined;
};

/** A name in the one form in which names are compared. */
function plain(path: string): string {
  return path.normalize('NFC');
}

/** The path of a file under static/, as an author sees it in a file manager. */
export function getPath({parent, name}: ListedAsset): string {
  return plain(`${parent === '/' ? '' : parent}/${name}`);
}

/** A folder as entries name it: with a slash before and none after. */
function folderPath(folder: string): string {
  const steps = plain(decoded(folder)).split('/').filter(Boolean);
  return `/${steps.join('/')}`;
}

function isBelow(parent: string, folder: string): boolean {
  return parent.startsWith(folder === '/' ? '/' : `${folder}/`);
}

function perhaps(word: string, candidates: readonly string[]): string {
  const close = nearest(word, candidates);
  return close === undefined ? '' : ` (perhaps "${close}")`;
}

function findFile(
  assets: readonly ListedAsset[],
  file: string,
  folder: string,
): ListedAsset {
  const base = folder === '/' ? '' : folder;
  const path = plain(file.startsWith('/') ? file : `${base}/${file}`);
  const found =
    assets.find((asset) => getPath(asset) === path) ??
    assets.find((asset) => getPath(asset) === plain(decoded(path)));
  if (found === undefined) {
    throw new Error(
      `found "${file}", expected a file under static${folder}${perhaps(path, assets.map(getPath))}`,
    );
  }
  return found;
}

/** All folders that hold files, or hold folders that do. */
function listFolders(assets: readonly ListedAsset[]): readonly string[] {
  const folders = assets.flatMap(({parent}) => {
    const steps = plain(parent).split('/');
    return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders.filter((folder) => folder !== ''))];
}

function inFolder(
  assets: readonly ListedAsset[],
  {deep = false, mayBeEmpty = false}: AssetSelection,
  folder: string,
): readonly ListedAsset[] {
  const folders = listFolders(assets);
  if (folder !== '/' && !folders.includes(folder) && !mayBeEmpty) {
    throw new Error(
      `found the folder "${folder}", expected a folder under static/ that holds files${perhaps(folder, folders)}`,
    );
  }
  return assets.filter(({parent}) => {
    const own = plain(parent);
    return own === folder || (deep && isBelow(own, folder));
  });
}

/** What an author asked for, in words. */
function wish({types = [], match, deep}: AssetSelection, folder: string) {
  return [
    'no file',
    types.length === 0 ? '' : ` of type ${types.join(', ')}`,
    match === undefined ? '' : ` with a name like "${match}"`,
    ` in static${folder}`,
    deep === true ? ' or below' : '',
  ].join('');
}

/** What there is in place of what an author asked for, in words. */
function alternatives(found: readonly ListedAsset[], {match}: AssetSelection) {
  const names = found.map(({name}) => plain(name));
  const close = match === undefined ? undefined : nearest(match, names);
  if (close !== undefined) {
    return ` (perhaps "${close}")`;
  }
  const endings = [...new Set(found.map(({ext}) => ext))].toSorted();
  return endings.length === 0 ? '' : `; it holds ${endings.join(', ')}`;
}

function isOfType(types: readonly string[]): (asset: ListedAsset) => boolean {
  const endings = new Set(types.flatMap(listEndings));
  return ({ext}) => endings.size === 0 || endings.has(ext);
}

function chosen(
  assets: readonly ListedAsset[],
  selection: AssetSelection,
  folder: string,
): readonly ListedAsset[] {
  const {types = [], match, sort = 'title'} = selection;
  const there = inFolder(assets, selection, folder);
  const found = there
    .filter(isOfType(types))
    .filter(({name}) => match === undefined || matchPattern(match, name));
  if (found.length === 0 && selection.mayBeEmpty !== true) {
    throw new Error(
      `found ${wish(selection, folder)}, expected at least one${alternatives(there, selection)}`,
    );
  }
  return sortAssets(found, sort);
}

/**
 * Chooses the files that a page shows.
 *
 * @throws Error saying what was found and expected, and the nearest name, where a file or
 * folder does not exist or nothing is left.
 */
export function selectAssets(
  assets: readonly ListedAsset[],
  selection: AssetSelection,
): readonly ListedAsset[] {
  const {files, types = [], sort} = selection;
  const folder = folderPath(selection.folder ?? '/');
  if (files === undefined) {
    return chosen(assets, selection, folder);
  }
  const named = files.map((file) => findFile(assets, file, folder));
  const wrong = named.find((asset) => !isOfType(types)(asset));
  if (wrong !== undefined) {
    throw new Error(
      `found "${getPath(wrong)}", expected a file of type ${types.join(', ')}`,
    );
  }
  return sort === undefined ? named : sortAssets(named, sort);
}
