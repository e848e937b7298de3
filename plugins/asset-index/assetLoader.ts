import {toModule} from '@engine/page-tree/readModule';
import {readAssetData} from './assetModule';
import {deriverFor, type Folders} from './derivePicture';
import type {ReadAssets} from './readAssets';

/** What the plugin hands to its loader. */
export type LoaderOptions = Folders & {
  readonly readAssets: ReadAssets;
  /** Whether the site is made while it is written. */
  readonly onDemand?: boolean;
};

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {
  readonly resourceQuery: string;
  readonly getOptions: () => LoaderOptions;
  readonly addContextDependency: (folder: string) => void;
  readonly emitFile: (path: string, bytes: Buffer) => void;
};

/** Gives a page the files that it asks for; when a file comes, changes or goes, the page is built again. */
export default async function assetLoader(
  this: LoaderContext,
): Promise<string> {
  const {readAssets, onDemand = false, ...folders} = this.getOptions();
  this.addContextDependency(folders.staticDir);
  return toModule(
    await readAssetData({
      query: this.resourceQuery,
      readAssets,
      derive: deriverFor(onDemand)(folders, (path, bytes) => {
        this.emitFile(path, bytes);
      }),
    }),
  );
}
