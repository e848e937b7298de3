import type {LoadContext} from '@docusaurus/types';
import {map} from '../../world/map';
import {KEEP_PAGE} from '../../src/site/keepPage';
import type {PublishingPlugin} from '../publish/publisher';
import {listToolFiles} from './listToolFiles';
import {writePacks} from './writePacks';

/** Publishes the page that manages offline copies, and the lists of the files that readers can keep. */
export default function offlinePacksPlugin({
  siteDir,
  baseUrl,
}: LoadContext): PublishingPlugin {
  return {
    name: 'offline-packs',

    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${KEEP_PAGE.slice(1)}`,
        component: '@site/src/pages/_keep.tsx',
        exact: true,
      });
    },

    publish: {
      packFiles: ({outDir}) =>
        writePacks({
          siteDir,
          folder: outDir,
          mapPicture: map.picture.name,
          toolFiles: listToolFiles(),
        }),
    },
  };
}
