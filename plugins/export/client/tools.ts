import {translate} from '@docusaurus/Translate';
import page from '@generated/export/default/page.json';
import type {Tool} from '../../../src/shared/model/tool';

export const tools: readonly Tool[] = [
  {
    key: 'take',
    title: translate({
      id: 'site.search.action.take',
      message: 'Export',
      description: 'Entry of the palette that leads to copies for other tools',
    }),
    words: translate({
      id: 'site.search.action.take.words',
      message:
        'Markdown Obsidian vault export download everything CSV Excel spreadsheet zip',
      description: 'Words by which copies for other tools are found',
    }),
    note: translate({
      id: 'site.search.action.take.note',
      message: 'Markdown, Obsidian, CSV',
      description: 'Said beside the entry that leads to copies',
    }),
    to: page,
  },
];
