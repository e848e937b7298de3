import type {SavedData} from '../../../src/shared/client/savedData';
import {storage} from '../../../src/site/storage';

export const savedData: readonly SavedData[] = [
  {
    // The data of the framework, and of fonts.
    find: ({namespace}) => ({
      keys: [`theme${namespace}`, `docusaurus.*${namespace}`],
      marks: [storage.face],
    }),
  },
];
