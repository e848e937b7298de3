import type {LoadContext, Plugin} from '@docusaurus/types';
import {KEEP_PAGE} from '../../src/site/keepPage';

/** Publishes the page of what readers keep on their device; `scripts/build-site` lists the files once a build has all. */
export default function offlinePacksPlugin({baseUrl}: LoadContext): Plugin {
  return {
    name: 'offline-packs',
    contentLoaded({actions: {addRoute}}) {
      addRoute({
        path: `${baseUrl}${KEEP_PAGE.slice(1)}`,
        component: '@site/src/pages/_keep.tsx',
        exact: true,
      });
    },
  };
}
