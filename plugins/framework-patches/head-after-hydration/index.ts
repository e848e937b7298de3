import type {Plugin} from '@docusaurus/types';

/**
 * Leaves the document's head and the attributes of its root element as the host served them until
 * the page is hydrated.
 */
export default function headAfterHydrationPlugin(): Plugin {
  return {
    name: 'head-after-hydration',

    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            resolve: {
              alias: {'@docusaurus/Head': require.resolve('./Head.tsx')},
            },
          };
    },
  };
}
