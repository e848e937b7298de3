import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';

const load = () => import('../theme/Presenter/mount');

export const tools: readonly Tool[] = [
  {
    key: 'screen',
    title: translate({
      id: 'site.search.action.screen',
      message: 'Player screen',
      description: 'Entry of the palette that opens the player screen',
    }),
    words: translate({
      id: 'site.search.action.screen.words',
      message: 'second screen show to the table players window present handout',
      description: 'Words by which the player screen is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.screen.note',
      message: 'a window for the players',
      description: 'Said beside the entry that opens the player screen',
    }),
    atTable: translate({id: 'site.table.screen', message: 'Player screen'}),
    // Browsers allow a new window right after a press only.
    prepare: load,
    open() {
      void load().then(({openSecondScreen}) => {
        openSecondScreen();
      });
    },
  },
];
