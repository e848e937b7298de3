import {translate} from '@docusaurus/Translate';
import {makeJsonFile} from '../../../src/shared/client/saveFile';
import {readRecord} from '../../../src/shared/client/recordStore';
import type {SavedData} from '../../../src/shared/client/savedData';
import {kebabCase} from '../../../src/shared/model/kebabCase';

export const savedData: readonly SavedData[] = [
  {
    label: translate({
      id: 'site.forget.characters',
      message: 'Your characters',
    }),
    find: ({base}) => ({keys: [`sheet:${base}`], databases: [`sheet:${base}`]}),
    async makeFiles(basePath) {
      const [{sheetRules}, {sheetStore}, {writeSheetFile}] = await Promise.all([
        import('../../../world/sheetRules'),
        import('./sheetStore'),
        import('../model/sheetFile'),
      ]);
      const {sheets} = await readRecord(sheetStore, basePath);
      return sheets.map(({character}) =>
        makeJsonFile(
          kebabCase(sheetRules.getName(character)) || 'character',
          writeSheetFile(sheetRules, character),
        ),
      );
    },
  },
];
