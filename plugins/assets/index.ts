import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ListedAsset} from './model/sortAssets';
import type {LoaderOptions} from './build/assetModule';
import {pictureFolders} from './build/derivePicture';
import {describeUndated} from './build/describeUndated';
import type {ReadAssets} from './build/readAssets';
import {siteFiles, type SiteFiles} from './build/siteFiles';

/** Lists all files without inspecting them. */
async function listAssets(
  readAssets: ReadAssets,
): Promise<readonly ListedAsset[]> {
  let listed: readonly ListedAsset[] = [];
  await readAssets((assets) => {
    listed = assets;
    return [];
  });
  return listed;
}

type Files = Pick<SiteFiles, 'histories' | 'readAssets' | 'isBuild'>;

/** Indexes the files that readers can download, and gives each page those that it shows. */
export default function assetIndexPlugin(
  context: LoadContext,
  _options: unknown,
  {histories, readAssets, isBuild}: Files = siteFiles(context),
): Plugin<readonly ListedAsset[]> {
  const {siteDir} = context;
  // In development, files are inspected only if a page shows them, and images are not scaled.
  const onDemand = !isBuild;
  const folders = pictureFolders(siteDir);
  const {staticDir} = folders;
  const loaderOptions: LoaderOptions = {...folders, readAssets, onDemand};
  let told = false;
  return {
    name: 'assets',

    getThemePath: () => './theme',

    // A build reads all files, so that a broken one fails it even if no page shows it.
    loadContent: () => (onDemand ? listAssets(readAssets) : readAssets()),

    async contentLoaded({content}) {
      const paths = content.map(
        ({link}) => `static${decodeURIComponent(link)}`,
      );
      const gap = describeUndated(paths, await histories());
      if (gap !== undefined && !told) {
        console.log(`[INFO] ${gap}`);
        told = true;
      }
    },

    getPathsToWatch() {
      return [join(staticDir, '**/*')];
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: join(__dirname, 'build/assets.virtual.cjs'),
              type: 'javascript/auto',
              use: [
                {
                  loader: join(__dirname, 'build/loader.cjs'),
                  options: loaderOptions,
                },
              ],
            },
          ],
        },
      };
    },
  };
}

export {validateOptions} from './options';
export type {Options} from './options';
