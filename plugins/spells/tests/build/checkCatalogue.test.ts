import {checkCatalogue} from '../../build/checkCatalogue';
import {toCsv} from '../../model/toCsv';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

const whisper = spellRecord();
const skin = spellRecord({
  type: 'Power',
  level: 2,
  name: 'Harden Skin (3/day)',
  heldBy: ['Shapeshifter'],
});
function sheet(file: string, ...records: Parameters<typeof toCsv>[0]) {
  return {file, text: toCsv(records)};
}

describe('the catalogue of spells and powers', () => {
  it('has each address once, in all sheets, regardless of suffixes and punctuation in names', () => {
    expect(() =>
      checkCatalogue([
        sheet('a.csv', whisper, skin),
        sheet('b.csv', spellRecord({name: 'Harden-Skin'})),
      ]),
    ).toThrow(
      new Error(
        'b.csv:2: column name: found "Harden-Skin", which has the same address "harden-skin" as "Harden Skin (3/day)" (a.csv:3), expected a name that no other spell or power has.',
      ),
    );
  });

  it('is rejected with a line for each fault of every sheet: file, row, column, found, expected', () => {
    expect(() =>
      checkCatalogue([
        sheet('a.csv', {...skin, level: 13}),
        sheet('b.csv', whisper, {...whisper, name: 'Veil', level: 9}),
        {file: 'c.csv', text: ''},
      ]),
    ).toThrow(
      new Error(
        [
          'a.csv:2: column level: found "13", expected a whole number from 2 to 12 for a Power; use 0 only for a placeholder, with all other cells empty.',
          'b.csv:3: column level: found "9", expected a whole number from 1 to 8 for a Spell; use 0 only for a placeholder, with all other cells empty.',
          'c.csv:1: found an empty file, expected a line of headings, and at least one row.',
        ].join('\n'),
      ),
    );
  });
});
