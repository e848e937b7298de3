import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {setPaletteQuery} from '../../search/client/paletteQuery';

export const tools: readonly Tool[] = [
  {
    key: 'dice-help',
    title: translate({
      id: 'site.search.action.dice',
      message: 'Roll dice',
      description: 'Entry of the palette that shows how dice are thrown there',
    }),
    words: translate({
      id: 'site.search.action.dice.words',
      message: 'roll roller die d20 random',
      description: 'Words by which the dice are found in the palette',
    }),
    note: translate({
      id: 'site.search.action.dice.note',
      message: 'type a roll, such as 2d6+3',
      description: 'Said beside the entry that shows how dice are thrown',
    }),
    atTable: translate({id: 'site.table.dice', message: 'Dice'}),
    isWanted: true,
    open() {
      setPaletteQuery('1d20');
    },
  },
];
