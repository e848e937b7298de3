import {
  partedRequest,
  valueOf,
  type MadeFile,
  type ReadModule,
} from '../../src/lib/readModule';
import type {ListedAsset} from '../../src/lib/sortAssets';
import {assetModule} from './assetModule';
import {
  pictureDeriver,
  pictureFolders,
  type DerivePicture,
} from './derivePicture';
import type {ReadAssets} from './readAssets';

export type Options = {
  /** Root of the project. */
  readonly siteDir: string;
  /** Reads the files of static/. */
  readonly readAssets: ReadAssets;
  /** Reads the files that are locked with their pages. */
  readonly readOwn: ReadAssets;
};

/** Makes small copies of what everybody may see, and none of what is locked. */
function openDeriver(
  derive: DerivePicture,
  own: readonly ListedAsset[],
): DerivePicture {
  return async (asset, width) =>
    own.includes(asset) ? {thumbnails: []} : derive(asset, width);
}

/** Tells whether data leads to one of the files that are locked. */
function leadsTo(data: unknown, own: readonly ListedAsset[]): boolean {
  const text = JSON.stringify(data ?? null);
  return own.some(({link}) => text.includes(JSON.stringify(link)));
}

/** Reads the files that locked pages show. */
export function assetModuleReader({
  siteDir,
  readAssets,
  readOwn,
}: Options): ReadModule {
  const folders = pictureFolders(siteDir);
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (module !== '@site/plugins/asset-index/shown.cjs') {
      return undefined;
    }
    const own = await readOwn();
    const made: MadeFile[] = [];
    const derive = pictureDeriver(folders, (path, bytes) => {
      made.push({path, bytes});
    });
    const source = await assetModule({
      query,
      assets: [...(await readAssets()), ...own],
      derive: openDeriver(derive, own),
    });
    const data = valueOf(source);
    return {data, open: !leadsTo(data, own), made};
  };
}
