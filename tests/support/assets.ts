import type {AssetRequest} from '../../plugins/assets/model/assetRequest';
import {posix} from 'node:path';
import type {ListedAsset} from '../../plugins/assets/model/sortAssets';

/** Creates an entry of the asset index from a path and the properties that a test needs. */
export function createAsset(
  path: string,
  facts: Partial<ListedAsset> = {},
): ListedAsset {
  const {dir, base, name, ext} = posix.parse(path);
  return {
    title: name,
    name: base,
    ext: ext.slice(1).toLowerCase(),
    lastModified: '3/9/2024',
    parent: dir,
    link: encodeURI(path),
    size: 1000,
    contents: [],
    ...facts,
  };
}

/** The simplest request to the asset index: all files of the site. */
export const minimalRequest: AssetRequest = {
  shape: 'assets',
  place: '',
  deep: false,
  mayBeEmpty: false,
  contents: false,
  described: false,
  types: [],
};
