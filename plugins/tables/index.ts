import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createValidator} from '../validate-options/createValidator';

/**
 * Lets pages and the theme import CSV files as modules of headings and rows, and provides the
 * components that show them.
 */
export default function dataFilesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'tables',

    getThemePath: () => './theme',

    getClientModules: () => ['./theme/tables.css'],

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

export const validateOptions = createValidator({});
