import {translate} from '@docusaurus/Translate';
import {makeJsonFile} from '../../../src/shared/client/saveFile';
import {readRecord} from '../../../src/shared/client/recordStore';
import type {SavedData} from '../../../src/shared/client/savedData';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.fights',
      message: 'Fights and saved fighters',
    }),
    find: ({base}) => ({
      keys: [`tracker:${base}`],
      databases: [`tracker:${base}`],
    }),
    async makeFiles(basePath) {
      const [{trackerStore}, {writeFightFile, writeFightersFile}] =
        await Promise.all([
          import('./trackerStore'),
          import('../model/trackerFile'),
        ]);
      const {session, before, saved} = await readRecord(trackerStore, basePath);
      return [
        makeJsonFile('fight', writeFightFile(session)),
        ...(before
          ? [makeJsonFile('fight-before', writeFightFile(before))]
          : []),
        ...(saved ? [makeJsonFile('fighters', writeFightersFile(saved))] : []),
      ];
    },
  },
];
