import type {Plugin} from '@docusaurus/types';

/**
 * Changes the document's head and the attributes of its root element once per hydration or
 * navigation. The served page needs no such change.
 */
export default function headOnCommitPlugin(): Plugin {
  return {
    name: 'head-on-commit',

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
