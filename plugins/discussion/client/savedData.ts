import {translate} from '@docusaurus/Translate';
import type {SavedData} from '../../../src/shared/client/savedData';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.comments',
      message: 'Your name and drafts for comments',
    }),
    // The keys of the comment client begin with its name, which other builds must not contain.
    find: () => ({keys: ['WAL*NE_*']}),
  },
];
