import {translate} from '@docusaurus/Translate';
import {makeJsonFile} from '../../../src/shared/client/saveFile';
import {readRecord} from '../../../src/shared/client/recordStore';
import type {SavedData} from '../../../src/shared/client/savedData';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.fights',
      message: 'Fights of the tracker',
    }),
    find: ({base}) => ({
      keys: [`tracker:${base}`],
      databases: [`tracker:${base}`],
    }),
    async makeFiles(basePath) {
      const [{trackerStore}, {writeFightFile}] = await Promise.all([
        import('./trackerStore'),
        import('../model/trackerFile'),
      ]);
      const {session, before} = await readRecord(trackerStore, basePath);
      return [
        makeJsonFile('fight', writeFightFile(session)),
        ...(before
          ? [makeJsonFile('fight-before', writeFightFile(before))]
          : []),
      ];
    },
  },
];
