import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';
import type {LoaderOptions} from './assetLoader';
import {pictureFolders} from './derivePicture';
import {describeUndated} from './describeUndated';
import type {Options} from './options';
import type {ReadAssets} from './readAssets';
import {Joi, createValidator} from '../validate-options/createValidator';

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

/** Indexes the files that readers can download, and provides pages with those that they show. */
export default function assetIndexPlugin(
  {siteDir}: LoadContext,
  {histories, readAssets, onDemand = false}: Options,
): Plugin<readonly ListedAsset[]> {
  const folders = pictureFolders(siteDir);
  const {staticDir} = folders;
  const loaderOptions: LoaderOptions = {...folders, readAssets, onDemand};
  let told = false;
  return {
    name: 'asset-index',

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
              test: join(__dirname, 'assets.virtual.cjs'),
              type: 'javascript/auto',
              use: [
                {loader: join(__dirname, 'loader.cjs'), options: loaderOptions},
              ],
            },
          ],
        },
      };
    },
  };
}

/** Validates the options; throws an error that names each invalid key. */
export const validateOptions = createValidator<Options>({
  histories: Joi.function().required(),
  readAssets: Joi.function().required(),
  onDemand: Joi.boolean(),
});
