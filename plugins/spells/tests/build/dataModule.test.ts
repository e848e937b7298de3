import {dataModule} from '../../build/dataModule';
import {writeRequest} from '../../../../src/shared/model/moduleRequest';
import {getLink} from '../../model/publish';
import {toCsv} from '../../model/toCsv';
import {spellRecord} from '../../../../world/tests/support/spellRecord';
import {temporarySite} from '../../../../tests/support/temporarySite';

const folder = 'static/game-mechanics/wizardly-magic/spells';
const record = spellRecord();
const read = dataModule(
  temporarySite({[`${folder}/dim-magika.csv`]: toCsv([record])}),
);

describe('the spells of a locked page', () => {
  it('are the records, under the name of their place', async () => {
    const from = 'docs/reference/index.mdx:7';
    const query = writeRequest({form: 'links', from});
    expect(await read(`@spells${query}`)).toEqual({
      data: {key: from, data: [getLink(record)]},
      open: true,
      made: [],
      sources: ['static/game-mechanics/wizardly-magic/spells/*.csv'],
    });
  });
});
