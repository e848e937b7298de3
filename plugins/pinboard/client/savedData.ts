import {translate} from '@docusaurus/Translate';
import {makeJsonFile} from '../../../src/shared/client/saveFile';
import {readRecord} from '../../../src/shared/client/recordStore';
import type {SavedData} from '../../../src/shared/client/savedData';
import {PINS_KEY} from './deskView';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.desks',
      message: 'Pinboards, with their pins and notes',
    }),
    find: ({base}) => ({keys: [`desk:${base}`], databases: [`desk:${base}`]}),
    async makeFiles(basePath) {
      const [{deskStore}, {writeDeskFile}] = await Promise.all([
        import('./deskStore'),
        import('../model/desk'),
      ]);
      const desks = await readRecord(deskStore, basePath);
      return [makeJsonFile('pinboard', writeDeskFile(desks))];
    },
  },
  {
    find: () => ({keys: [PINS_KEY]}),
  },
];
