import {translate} from '@docusaurus/Translate';
import type {SavedData} from '../../../src/shared/client/savedData';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.packs',
      message: 'Offline packs',
    }),
    find: ({base}) => ({
      databases: [`kept:${base}`],
      caches: [`kept:${base}`],
      hasWorker: true,
    }),
  },
];
