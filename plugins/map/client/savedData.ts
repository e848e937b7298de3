import type {SavedData} from '../../../src/shared/client/savedData';
import {storage} from '../../../src/site/storage';

export const savedData: readonly SavedData[] = [
  {
    find: () => ({keys: [storage.mapTold]}),
  },
];
