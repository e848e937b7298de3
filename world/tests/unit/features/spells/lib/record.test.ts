import {
  listCells,
  COLUMNS,
  isPlaceholder,
  LEVELS,
  splitNames,
} from '../../../../../../src/features/spells/lib/record';
import {spellRecord} from '../../../../support/spellRecord';

describe('a record of a spell or power', () => {
  it('has its fields, and its holders', () => {
    expect(COLUMNS).toEqual([
      'type',
      'school',
      'level',
      'name',
      'range',
      'duration',
      'castingTime',
      'aoe',
      'save',
      'sphere',
      'heldBy',
      'description',
    ]);
  });

  it('is a spell of level 1 to 8, or a power of level 2 to 12', () => {
    expect(LEVELS).toEqual({Spell: [1, 8], Power: [2, 12]});
  });

  it('is a placeholder at level 0, and nowhere else', () => {
    expect(isPlaceholder(spellRecord({level: 0}))).toBe(true);
    expect(isPlaceholder(spellRecord({level: 1}))).toBe(false);
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
      '60 feet',
      '1 round/level',
      '2 AP',
      '1 creature',
      'Mind negates',
      'Illusion; Smoke',
      'Guild of Emerald Sky',
      record.description,
    ]);
  });

  it.each([
    ['', []],
    ['Smoke', ['Smoke']],
    ['Illusion; Smoke', ['Illusion', 'Smoke']],
    ['Illusion;Smoke', ['Illusion', 'Smoke']],
    ['Illusion;', ['Illusion', '']],
  ])('may have several names in a cell: "%s"', (cell, names) => {
    expect(splitNames(cell)).toEqual(names);
  });
});
