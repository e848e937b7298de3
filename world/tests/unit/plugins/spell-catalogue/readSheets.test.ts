import {readSheets} from '../../../../../plugins/spell-catalogue/readSheets';
import {temporarySite} from '../../../../../tests/support/temporarySite';

const folder = 'static/game-mechanics/wizardly-magic/spells';

describe('the sheets of spells and powers', () => {
  it('are the CSV files of their folder, sorted by name', async () => {
    const siteDir = temporarySite({
      [`${folder}/powers.csv`]: 'powers',
      [`${folder}/dim-magika.csv`]: 'dusk',
      [`${folder}/notes.txt`]: 'notes',
      'static/game-mechanics/wizardly-magic/schools.csv': 'schools',
    });
    expect(await readSheets(siteDir)).toEqual([
      {file: `${folder}/dim-magika.csv`, text: 'dusk'},
      {file: `${folder}/powers.csv`, text: 'powers'},
    ]);
  });
});
