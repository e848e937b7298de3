import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {KEEP_PAGE} from '../model/keepPage';

export const tools: readonly Tool[] = [
  {
    key: 'keep',
    title: translate({
      id: 'site.search.action.keep',
      message: 'Use offline',
      description: 'Palette entry for offline use',
    }),
    words: translate({
      id: 'site.search.action.keep.words',
      message:
        'offline download save install app phone use without connection internet wifi network everything',
      description: 'Search words for offline use in the palette',
    }),
    note: translate({
      id: 'site.search.action.keep.note',
      message: 'save the site on this device',
      description: 'Shown beside the entry for offline use',
    }),
    atTable: translate({id: 'site.table.keep', message: 'Use offline'}),
    to: KEEP_PAGE,
  },
];
