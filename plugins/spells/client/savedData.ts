import {translate} from '@docusaurus/Translate';
import type {SavedData} from '../../../src/shared/client/savedData';
import {storage} from '../../../src/site/storage';

export const savedData: readonly SavedData[] = [
  {
    label: translate({id: 'site.forget.spellbook', message: 'Your spellbook'}),
    find: () => ({keys: [storage.spellbook]}),
  },
];
