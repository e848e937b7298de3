import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fightTable} from '@world/fighters';

/** Lets pages import the figures of a foe, read anew when a sheet changes, and the tracker those of all. */
export default function fightersPlugin(): Plugin {
  return {
    name: 'fighters',

    async contentLoaded({actions}) {
      await actions.createData('table.json', JSON.stringify(fightTable));
    },

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
