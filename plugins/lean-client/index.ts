import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves the parts of the classic theme out of what readers load that this site does at build time. */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',

    configureWebpack() {
      const theme = require.resolve('@docusaurus/theme-classic');
      const highlighter = join(theme, '..', 'prism-include-languages');
      return {
        resolve: {
          alias: {[highlighter]: join(__dirname, 'nothing.ts')},
        },
      };
    },
  };
}
