import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ListedAsset} from './model/sortAssets';
import type {LoaderOptions} from './build/assetLoader';
import {pictureFolders} from './build/derivePicture';
import {describeUndated} from './build/describeUndated';
import type {ReadAssets} from './build/readAssets';
import {siteParts, type SiteParts} from '../site/siteParts';
import {createValidator} from '../validate-options/createValidator';

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

/** What the plugin takes of the site. In development, files are inspected only if a page shows them, and images are not scaled. */
type Parts = Pick<SiteParts, 'histories' | 'readAssets' | 'isBuild'>;

/** Indexes the files that readers can download, and provides pages with those that they show. */
export default function assetIndexPlugin(
  context: LoadContext,
  _options: unknown,
  {histories, readAssets, isBuild}: Parts = siteParts(context),
): Plugin<readonly ListedAsset[]> {
  const {siteDir} = context;
  const onDemand = !isBuild;
  const folders = pictureFolders(siteDir);
  const {staticDir} = folders;
  const loaderOptions: LoaderOptions = {...folders, readAssets, onDemand};
  let told = false;
  return {
    name: 'assets',

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

/** Validates the options, of which there are none. */
export const validateOptions = createValidator({});
