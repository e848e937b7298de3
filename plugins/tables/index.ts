import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Lets pages and the theme import CSV files as modules of headings and rows. */
export default function dataFilesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'tables',

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.csv$/,
              include: join(siteDir, 'static'),
              type: 'javascript/auto',
              use: [join(__dirname, 'build/loader.cjs')],
            },
          ],
        },
      };
    },
  };
}
