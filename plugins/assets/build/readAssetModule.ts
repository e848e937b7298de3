import {
  partedRequest,
  type MadeFile,
  type ReadModule,
} from '../../lock/tree/readModule';
import type {ListedAsset} from '../model/sortAssets';
import {readAssetData} from './assetModule';
import {
  createDeriver,
  pictureFolders,
  type DerivePicture,
} from './derivePicture';
import type {ReadAssets} from './readAssets';

type Options = {
  readonly siteDir: string;
  /** Reads the files of static/. */
  readonly readAssets: ReadAssets;
  /** Reads the files that are locked together with their pages. */
  readonly readOwn: ReadAssets;
  /** Whether the development server is running. */
  readonly onDemand?: boolean;
};

/** Derives copies of public images, but not of locked images. */
function openDeriver(
  derive: DerivePicture,
  own: readonly ListedAsset[],
): DerivePicture {
  return async (asset, width) =>
    own.includes(asset) ? {thumbnails: []} : derive(asset, width);
}

/** Whether data refers to one of the locked files. */
function isLinked(data: unknown, own: readonly ListedAsset[]): boolean {
  const text = JSON.stringify(data ?? null);
  return own.some(({link}) => text.includes(JSON.stringify(link)));
}

/** Reads public files and those of the locked area, in the order of the selection. */
function readBoth(
  readAssets: ReadAssets,
  own: readonly ListedAsset[],
): ReadAssets {
  return async (select = (assets) => assets) => {
    let selected: readonly ListedAsset[] = [];
    const open = await readAssets((assets) => {
      selected = select([...assets, ...own]);
      return selected.filter((asset) => !own.includes(asset));
    });
    const byLink = new Map(open.map((asset) => [asset.link, asset]));
    return selected.map((asset) =>
      own.includes(asset) ? asset : (byLink.get(asset.link) ?? asset),
    );
  };
}

/** Reads the files that locked pages show. */
export function assetModuleReader({
  siteDir,
  readAssets,
  readOwn,
  onDemand = false,
}: Options): ReadModule {
  const folders = pictureFolders(siteDir);
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (!module.endsWith('/plugins/assets/build/assets.virtual.cjs')) {
      return undefined;
    }
    const own = await readOwn();
    const made: MadeFile[] = [];
    const derive = createDeriver(onDemand)(folders, (path, bytes) => {
      made.push({path, bytes});
    });
    const data = await readAssetData({
      query,
      readAssets: readBoth(readAssets, own),
      derive: openDeriver(derive, own),
    });
    return {data, open: !isLinked(data, own), made};
  };
}
