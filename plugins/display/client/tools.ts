import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {changeTableView} from './tableView';

export const tools: readonly Tool[] = [
  {
    key: 'table',
    title: translate({
      id: 'site.search.action.table',
      message: 'Display',
      description: 'Palette entry for the display',
    }),
    words: translate({
      id: 'site.search.action.table.words',
      message:
        'at the table large larger bigger type text font size letters easy to read contrast red light night screen awake',
      description: 'Search words for table mode in the palette',
    }),
    note: translate({
      id: 'site.search.action.table.note',
      message: 'large type or red light',
      description: 'Shown beside the entry for table mode',
    }),
    open() {
      changeTableView({panel: true});
    },
  },
];
