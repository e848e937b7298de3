import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {FORGET_PAGE} from '../model/forgetPage';

export const tools: readonly Tool[] = [
  {
    key: 'forget',
    title: translate({
      id: 'site.search.action.forget',
      message: 'Delete saved data',
      description: 'Palette entry for deleting saved data',
    }),
    words: translate({
      id: 'site.search.action.forget.words',
      message: 'forget remove clear erase reset privacy storage',
      description: 'Search words for deleting saved data in the palette',
    }),
    note: translate({
      id: 'site.search.action.forget.note',
      message: 'what this browser has saved from this site',
      description: 'Shown beside the entry for deleting saved data',
    }),
    isWanted: true,
    to: FORGET_PAGE,
  },
];
