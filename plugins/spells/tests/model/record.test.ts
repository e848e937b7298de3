import {measures} from '../../model/measures';
import {listCells, LEVELS} from '../../model/record';
import {spellRecord} from '../../../../world/tests/support/spellRecord';

describe('a record of a spell or power', () => {
  it('is a spell of level 1 to 8, or a power of level 2 to 12', () => {
    expect(LEVELS).toEqual({Spell: [1, 8], Power: [2, 12]});
  });

  it('is written cell by cell', () => {
    const record = spellRecord({
      sphere: ['Illusion', 'Smoke'],
      heldBy: ['Guild of Emerald Sky'],
    });
    expect(listCells(record)).toEqual([
      'Spell',
      'Dim Magika',
      '1',
      'Ash Whisper',
      ...measures.map(([name]) => record[name]),
      'Illusion; Smoke',
      'Guild of Emerald Sky',
      record.description,
    ]);
  });
});
