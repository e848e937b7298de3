import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';

const load = () => import('../theme/Presenter/mount');

export const tools: readonly Tool[] = [
  {
    key: 'screen',
    title: translate({
      id: 'site.search.action.screen',
      message: 'Player screen',
      description: 'Palette entry for the player screen',
    }),
    words: translate({
      id: 'site.search.action.screen.words',
      message: 'second screen show to the table players window present handout',
      description: 'Search words for the player screen in the palette',
    }),
    note: translate({
      id: 'site.search.action.screen.note',
      message: 'a window for the players',
      description: 'Shown beside the entry for the player screen',
    }),
    atTable: translate({id: 'site.table.screen', message: 'Player screen'}),
    // Browsers allow a new window only right after a press.
    prepare: load,
    open() {
      void load().then(({openSecondScreen}) => {
        openSecondScreen();
      });
    },
  },
];
