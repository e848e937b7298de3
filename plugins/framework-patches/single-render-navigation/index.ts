import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Renders each navigation once. React renders everything that reads the location whenever the
 * router's context changes, so the router publishes a location only when its page is loaded.
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
