import {toModule} from '../../lock/tree/readModule';
import {readAssetData} from './assetModule';
import {createDeriver, type Folders} from './derivePicture';
import type {ReadAssets} from './readAssets';

/** The options of the loader. */
export type LoaderOptions = Folders & {
  readonly readAssets: ReadAssets;
  /** Whether the development server is running. */
  readonly onDemand?: boolean;
};

/** The part of the loader context in use. */
type LoaderContext = {
  readonly resourceQuery: string;
  readonly getOptions: () => LoaderOptions;
  readonly addContextDependency: (folder: string) => void;
  readonly emitFile: (path: string, bytes: Buffer) => void;
};

/**
 * Provides a page with the files that it requests. The page is rebuilt when such a file is added,
 * changed or removed.
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
