import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {changeTableView} from './tableView';

export const tools: readonly Tool[] = [
  {
    key: 'table',
    title: translate({
      id: 'site.search.action.table',
      message: 'Display',
      description: 'Entry of the palette that opens what helps at the table',
    }),
    words: translate({
      id: 'site.search.action.table.words',
      message:
        'at the table large larger bigger type text font size letters easy to read contrast red light night screen awake',
      description: 'Words by which table mode is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.table.note',
      message: 'large and clear, or in red light',
      description: 'Said beside the entry that opens table mode',
    }),
    open() {
      changeTableView({panel: true});
    },
  },
];
