import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Has a page drawn once when readers go there. React draws all that reads the location anew
 * at each change of the router's context, even where another context stands between: the
 * router therefore says nothing until the next page is here, and that page is shown at once.
 */
export default function onePassPlugin(): Plugin {
  return {
    name: 'one-pass',

    configureWebpack(_config, isServer) {
      const client = require.resolve('@docusaurus/core/lib/client/App');
      return isServer
        ? {}
        : {
            resolve: {
              alias: {
                'react-router-dom$':
                  require.resolve('../../src/hooks/router/routerOfBrowsers.tsx'),
                [join(client, '..', 'PendingNavigation')]:
                  require.resolve('../../src/hooks/router/PageNavigation.tsx'),
              },
            },
          };
    },
  };
}
