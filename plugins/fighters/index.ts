import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fightTable} from '../../world/fighters';

/** Provides the figures of each foe to pages, and those of all foes to the tracker. */
export default function fightersPlugin(): Plugin {
  return {
    name: 'fighters',

    async contentLoaded({actions}) {
      const hasFoes = fightTable.foes.length > 0;
      await actions.createData('table.json', JSON.stringify(fightTable));
      await actions.createData('hasFoes.json', JSON.stringify(hasFoes));
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
