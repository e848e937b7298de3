import {join} from 'node:path';
import {partedRequest, type ReadModule} from '@engine/page-tree/readModule';
import {readAssetData} from '../../../plugins/asset-index/assetModule';
import {assetReader} from '../../../plugins/asset-index/readAssets';
import type {AssetRequest} from '../../../src/features/assets/lib/assetRequest';
import {readRequest} from '../../../src/shared/lib/moduleRequest';

/** Reads the images that pages show; lists of files are left to the site. */
export function pictureModuleReader(siteDir: string): ReadModule {
  const readAssets = assetReader({
    staticDir: join(siteDir, 'static'),
    histories: () => Promise.resolve(new Map()),
    share: (read) => {
      let listed: ReturnType<typeof read> | undefined;
      return () => (listed ??= read());
    },
  });
  const derive = () => Promise.resolve({thumbnails: []});
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (
      module !== '@site/plugins/asset-index/assets.virtual.cjs' ||
      !(readRequest(query) as AssetRequest).shape.startsWith('picture')
    ) {
      return undefined;
    }
    const data = await readAssetData({query, readAssets, derive});
    return {data, open: true, made: []};
  };
}
