import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {countPdfPages} from '../../../../plugins/markdown/countPdfPages';
import {paperNames, getPath} from '../../../../plugins/documents/model/paper';
import {documents} from '../../../documents/index';
import {readRecords} from '../../../../tests/support/sheets';
import {staticDir} from '../../../../tests/support/site';

/** How many cards fit on a sheet: three rows of three. */
const PER_SHEET = 9;

const cards = documents
  .filter(({layout}) => layout === 'cards')
  .flatMap(({file}) =>
    paperNames.map((paper) => ({path: getPath(paper, file), file})),
  );

describe('spell cards', () => {
  it.each(cards)(
    'are printed nine to a sheet, each with its backs: $path',
    async ({path, file}) => {
      const school = /spell-cards-(?<school>.+)\.pdf$/.exec(file)?.groups?.[
        'school'
      ];
      const {length} = readRecords(
        `game-mechanics/wizardly-magic/spells/${school ?? ''}.csv`,
      );
      await expect(
        countPdfPages(readFileSync(join(staticDir, path))),
      ).resolves.toBe(2 * Math.ceil(length / PER_SHEET));
    },
  );
});
