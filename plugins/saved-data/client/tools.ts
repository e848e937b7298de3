import {translate} from '@docusaurus/Translate';
import type {Tool} from '../../../src/shared/model/tool';
import {FORGET_PAGE} from '../model/forgetPage';

export const tools: readonly Tool[] = [
  {
    key: 'forget',
    title: translate({
      id: 'site.search.action.forget',
      message: 'Delete saved data',
      description: 'Entry of the palette that forgets what the browser keeps',
    }),
    words: translate({
      id: 'site.search.action.forget.words',
      message: 'forget remove clear erase reset privacy storage',
      description: 'Words by which forgetting is found in the palette',
    }),
    note: translate({
      id: 'site.search.action.forget.note',
      message: 'what this browser has saved from this site',
      description: 'Said beside the entry that forgets everything',
    }),
    isWanted: true,
    to: FORGET_PAGE,
  },
];
