import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ListedAsset} from '../../src/lib/sortAssets';
import type {LoaderOptions} from './assetLoader';
import {assetReader} from './readAssets';

/** Knows every file that readers can download, and gives pages those that they show. */
export default function assetIndexPlugin({
  siteDir,
}: LoadContext): Plugin<readonly ListedAsset[]> {
  const staticDir = join(siteDir, 'static');
  const readAssets = assetReader({
    staticDir,
    changeTimes: () => Promise.resolve(new Map()),
  });
  const options: LoaderOptions = {
    staticDir,
    cacheDir: join(siteDir, '.cache/pictures'),
    readAssets,
  };
  return {
    name: 'asset-index',

    // Read for all pages at once, so that a broken file stops the build though no page shows it.
    loadContent: readAssets,

    getPathsToWatch() {
      return [join(staticDir, '**/*')];
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: join(__dirname, 'shown.cjs'),
              type: 'javascript/auto',
              use: [{loader: join(__dirname, 'loader.cjs'), options}],
            },
          ],
        },
      };
    },
  };
}
