import {translate} from '@docusaurus/Translate';
import page from '@generated/export/default/page.json';
import type {Tool} from '../../../src/shared/model/tool';

export const tools: readonly Tool[] = [
  {
    key: 'take',
    title: translate({
      id: 'site.search.action.take',
      message: 'Export',
      description: 'Palette entry for copies for other tools',
    }),
    words: translate({
      id: 'site.search.action.take.words',
      message:
        'Markdown Obsidian vault export download everything CSV Excel spreadsheet zip',
      description: 'Search words for copies for other tools in the palette',
    }),
    note: translate({
      id: 'site.search.action.take.note',
      message: 'Markdown, Obsidian, CSV',
      description: 'Shown beside the entry for copies',
    }),
    to: page,
  },
];
