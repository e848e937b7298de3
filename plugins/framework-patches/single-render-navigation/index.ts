import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Renders each navigation once. React renders all that reads the location again at each
 * change of the router's context: the router therefore publishes a location only when its
 * page has been loaded.
 */
export default function singleRenderNavigationPlugin(): Plugin {
  return {
    name: 'single-render-navigation',

    configureWebpack(_config, isServer) {
      const client = require.resolve('@docusaurus/core/lib/client/App');
      return isServer
        ? {}
        : {
            resolve: {
              alias: {
                'react-router-dom$': require.resolve('./routerOfBrowsers.tsx'),
                [join(client, '..', 'PendingNavigation')]:
                  require.resolve('./PageNavigation.tsx'),
              },
            },
          };
    },
  };
}
