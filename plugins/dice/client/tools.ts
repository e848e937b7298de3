import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {setPaletteQuery} from '../../search/client/paletteQuery';

export const tools: readonly Tool[] = [
  {
    key: 'dice-help',
    title: translate({
      id: 'site.search.action.dice',
      message: 'Roll dice',
      description: 'Palette entry for dice',
    }),
    words: translate({
      id: 'site.search.action.dice.words',
      message: 'roll roller die d20 random',
      description: 'Search words for the dice in the palette',
    }),
    note: translate({
      id: 'site.search.action.dice.note',
      message: 'type a roll, such as 2d6+3',
      description: 'Shown beside the entry for dice',
    }),
    atTable: translate({id: 'site.table.dice', message: 'Dice'}),
    isWanted: true,
    open() {
      setPaletteQuery('1d20');
    },
  },
];
