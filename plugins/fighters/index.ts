import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets pages import the figures of a foe, which are read anew when a sheet of the world changes. */
export default function fightersPlugin(): Plugin {
  return {
    name: 'fighters',

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.fighter$/,
              include: __dirname,
              type: 'javascript/auto',
              use: [join(__dirname, 'loader.cjs')],
            },
          ],
        },
      };
    },
  };
}
