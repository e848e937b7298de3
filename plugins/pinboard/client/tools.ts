import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {showDesk} from './deskView';

export const tools: readonly Tool[] = [
  {
    key: 'desk',
    title: translate({
      id: 'site.search.action.desk',
      message: 'Pinboard',
      description: 'Entry of the palette that opens the desk',
    }),
    words: translate({
      id: 'site.search.action.desk.words',
      message: 'desk pins notes pinned bookmarks cards save remember',
      description: 'Words by which the pinboard is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.desk.note',
      message: 'what you have pinned, with your notes',
      description: 'Said beside the entry that opens the desk',
    }),
    atTable: translate({id: 'site.table.desk.open', message: 'Pinboard'}),
    open() {
      showDesk(true);
    },
  },
];
