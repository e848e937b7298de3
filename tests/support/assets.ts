import type {AssetRequest} from '../../src/features/assets/lib/assetRequest';
import {posix} from 'node:path';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';

/** A file of static/ as the index describes it, from its path and what a test needs of it. */
export function assetAt(
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

/** The least that a page asks the asset index for: all files of the site. */
export const leastRequest: AssetRequest = {
  shape: 'assets',
  place: '',
  deep: false,
  mayBeEmpty: false,
  contents: false,
  described: false,
  types: [],
};
