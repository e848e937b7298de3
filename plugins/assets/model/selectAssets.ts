import {decoded} from '../../../src/shared/model/decoded';
import {listEndings} from './fileKind';
import {matchPattern} from './matchPattern';
import {nearest} from '../../../src/shared/model/nearest';
import {sortAssets, type AssetOrder, type ListedAsset} from './sortAssets';

export type AssetSelection = {
  /** Folder under static/ with a leading slash. */
  readonly folder?: string | undefined;
  /** Whether subfolders are included. */
  readonly deep?: boolean | undefined;
  /** Extensions or groups of extensions; all if empty. */
  readonly types?: readonly string[] | undefined;
  /** Pattern of the file name: `*` matches any characters, `?` matches one. */
  readonly match?: string | undefined;
  /** Names in the folder, or whole paths, in display order. */
  readonly files?: readonly string[] | undefined;
  /** Sort order; by title if absent. */
  readonly sort?: AssetOrder | undefined;
  /** Whether an empty result is allowed. */
  readonly mayBeEmpty?: boolean | undefined;
};

/** Normalizes a path for comparison. */
function plain(path: string): string {
  return path.normalize('NFC');
}

/** The path of a file under static/. */
export function getPath({parent, name}: ListedAsset): string {
  return plain(`${parent === '/' ? '' : parent}/${name}`);
}

/** Normalizes a folder: a leading slash and no trailing one. */
function folderPath(folder: string): string {
  const steps = plain(decoded(folder)).split('/').filter(Boolean);
  return `/${steps.join('/')}`;
}

function isBelow(parent: string, folder: string): boolean {
  return parent.startsWith(folder === '/' ? '/' : `${folder}/`);
}

function perhaps(word: string, candidates: readonly string[]): string {
  const close = nearest(word, candidates);
  return close === undefined ? '' : ` (did you mean "${close}"?)`;
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

/** Lists all folders that hold files, directly or in subfolders. */
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
      `found the folder "${folder}", expected a folder under static/ that contains files${perhaps(folder, folders)}`,
    );
  }
  return assets.filter(({parent}) => {
    const own = plain(parent);
    return own === folder || (deep && isBelow(own, folder));
  });
}

/** Describes a selection for error messages. */
function wish({types = [], match, deep}: AssetSelection, folder: string) {
  return [
    'no file',
    types.length === 0 ? '' : ` of type ${types.join(' or ')}`,
    match === undefined ? '' : ` with a name like "${match}"`,
    ` in static${folder}`,
    deep === true ? ' or its subfolders' : '',
  ].join('');
}

/** Describes the alternatives to a selection for error messages. */
function alternatives(found: readonly ListedAsset[], {match}: AssetSelection) {
  const names = found.map(({name}) => plain(name));
  const close = match === undefined ? undefined : nearest(match, names);
  if (close !== undefined) {
    return ` (did you mean "${close}"?)`;
  }
  const endings = [...new Set(found.map(({ext}) => ext))].toSorted();
  return endings.length === 0
    ? ''
    : `; this folder contains ${endings.join(', ')}`;
}

function isOfType(types: readonly string[]): (asset: ListedAsset) => boolean {
  const endings = new Set(types.flatMap(listEndings));
  return ({ext}) => endings.size === 0 || endings.has(ext);
}

/** Leaves out Letter documents, because their A4 versions link to them. */
function pairSizes(found: readonly ListedAsset[]): readonly ListedAsset[] {
  const letters = new Set(found.flatMap(({letter}) => letter?.link ?? []));
  return found.filter(({link}) => !letters.has(link));
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
  return sortAssets(pairSizes(found), sort);
}

/**
 * Selects the files that a page shows.
 *
 * @throws Error saying what was found and expected, with the nearest name, if a file or folder does
 * not exist or nothing is left.
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
      `found "${getPath(wrong)}", expected a file of type ${types.join(' or ')}`,
    );
  }
  return sort === undefined ? named : sortAssets(named, sort);
}
