import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets pages import a list of the pages below a folder. The list is rebuilt when one of those pages
 * changes.
 */
export default function cataloguesPlugin(): Plugin {
  return {
    name: 'catalogues',

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.catalogue$/,
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
