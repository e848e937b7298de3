import type {LoadContext, Plugin} from '@docusaurus/types';
import {KEEP_PAGE} from '../../src/site/keepPage';

/**
 * Publishes the page that manages offline copies; `scripts/build-site` lists their files once the
 * build is complete.
 */
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
