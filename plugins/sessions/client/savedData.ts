import {translate} from '@docusaurus/Translate';
import type {SavedData} from '../../../src/shared/client/savedData';
import {storage} from '../../../src/site/storage';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.played',
      message: 'Sessions played',
    }),
    find: () => ({keys: [`${storage.playedUpTo}-*`]}),
  },
];
