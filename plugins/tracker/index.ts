import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fightTable} from '../../world/fighters';
import {FIGHTS, formatReport, simulate} from './build/simulate';

/** Reads the number of fights to play. */
function readCount(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(
      `found "${text}" as the number of fights, expected a number of at least 1.`,
    );
  }
  return Number(text);
}

/**
 * Provides the numbers of each foe to pages, and the numbers of all foes to the tracker; adds the
 * command `rules simulate`.
 */
export default function fightersPlugin(): Plugin {
  return {
    name: 'tracker',

    async contentLoaded({actions}) {
      const hasFoes = fightTable.foes.length > 0;
      await actions.createData('table.json', JSON.stringify(fightTable));
      await actions.createData('hasFoes.json', JSON.stringify(hasFoes));
    },

    extendCli(cli) {
      cli
        .command('rules')
        .description('Try out the rules of the game.')
        .command('simulate <party> <foes>')
        .description(
          'Play fights by the rules and print how often each side wins: rules simulate "Fighter 3; Scout 3; House Priest 3; Wizard 3" "4 Bandit".',
        )
        .option('--fights <number>', 'number of fights to play', String(FIGHTS))
        .action((party: string, foes: string, {fights}: {fights: string}) => {
          console.log(formatReport(simulate(party, foes, readCount(fights))));
        });
    },

    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: /\.fighter$/,
              include: __dirname,
              type: 'javascript/auto',
              use: [join(__dirname, 'build/loader.cjs')],
            },
          ],
        },
      };
    },
  };
}
