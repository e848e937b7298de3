import type {Asset, Picture} from '../../../src/shared/model/asset';
import type {AssetRequest} from '../model/assetRequest';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {getPath, selectAssets} from '../model/selectAssets';
import type {ListedAsset} from '../model/sortAssets';
import {type DerivePicture, createDeriver, type Folders} from './derivePicture';
import type {ReadAssets} from './readAssets';
import {toModule} from '../../lock/tree/readModule';

export type LoaderOptions = Folders & {
  readonly readAssets: ReadAssets;
  /** Whether the development server is running. */
  readonly onDemand?: boolean;
};

/** The parts of the loader context that are used here. */
type LoaderContext = {
  readonly resourceQuery: string;
  readonly getOptions: () => LoaderOptions;
  readonly addContextDependency: (folder: string) => void;
  readonly emitFile: (path: string, bytes: Buffer) => void;
};

/**
 * Gives a page the files it requests, and rebuilds it when one of them is added, changed, or
 * removed.
 */
export default async function assetLoader(
  this: LoaderContext,
): Promise<string> {
  const {readAssets, onDemand = false, ...folders} = this.getOptions();
  this.addContextDependency(folders.staticDir);
  return toModule(
    await readAssetData({
      query: this.resourceQuery,
      readAssets,
      derive: createDeriver(onDemand)(folders, (path, bytes) => {
        this.emitFile(path, bytes);
      }),
    }),
  );
}

export type AssetModuleSource = {
  /** The query of the import, which selects the files. */
  readonly query: string;
  readonly readAssets: ReadAssets;
  readonly derive: DerivePicture;
};

/** Removes data that pages do not need: the list row, and the contents unless they are shown. */
function shipped(asset: ListedAsset, contents: boolean): Asset {
  const entry = {...asset, row: undefined};
  return contents ? entry : {...entry, contents: []};
}

async function preparePicture(
  asset: ListedAsset,
  {described}: AssetRequest,
  derive: DerivePicture,
): Promise<Picture> {
  const {width, height} = asset;
  if (width === undefined || height === undefined) {
    throw new Error(`found "${getPath(asset)}", expected a picture`);
  }
  if (described && asset.alt === undefined) {
    throw new Error(
      `found no alt text for "${getPath(asset)}", expected a row for it in static${asset.parent === '/' ? '' : asset.parent}/index.csv, with its alt text in the column "alt"`,
    );
  }
  return {
    ...shipped(asset, false),
    width,
    height,
    ...(await derive(asset, width)),
  };
}

async function shown(
  request: AssetRequest,
  {readAssets, derive}: AssetModuleSource,
): Promise<unknown> {
  const chosen = await readAssets((assets) => selectAssets(assets, request));
  const entries = request.shape.startsWith('picture')
    ? await Promise.all(
        chosen.map((asset) => preparePicture(asset, request, derive)),
      )
    : chosen.map((asset) => shipped(asset, request.contents));
  return request.shape.endsWith('s') ? entries : entries[0];
}

/**
 * Reads the files of one component, as the data of the module that it imports.
 *
 * @throws Error naming page, line, component, what was found, and what was expected.
 */
export async function readAssetData(
  source: AssetModuleSource,
): Promise<unknown> {
  const request = readRequest(source.query) as AssetRequest;
  try {
    return await shown(request, source);
  } catch (error) {
    throw new Error(`${request.place} ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
