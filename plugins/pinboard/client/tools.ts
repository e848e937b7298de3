import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {showDesk} from './deskView';

export const tools: readonly Tool[] = [
  {
    key: 'desk',
    title: translate({
      id: 'site.search.action.desk',
      message: 'Pinboard',
      description: 'Palette entry for the pinboard',
    }),
    words: translate({
      id: 'site.search.action.desk.words',
      message: 'desk pins notes pinned bookmarks cards save remember',
      description: 'Search words for the pinboard in the palette',
    }),
    note: translate({
      id: 'site.search.action.desk.note',
      message: 'what you have pinned, with your notes',
      description: 'Shown beside the entry for the pinboard',
    }),
    atTable: translate({id: 'site.table.desk.open', message: 'Pinboard'}),
    open() {
      showDesk(true);
    },
  },
];
