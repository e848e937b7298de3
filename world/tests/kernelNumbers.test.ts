import {rules} from '../rules/rules';
import {readRecords} from '../../tests/support/sheets';

/** Returns a cell of a sheet under static/, from the row that begins with a text. */
function cell(file: string, first: string, column: string): string | undefined {
  const row = readRecords(file).find(
    (each) => Object.values(each)[0] === first,
  );
  return row?.[column];
}

describe('a number of the rule kernel that a table gives in other words', () => {
  const [familiar, ...later] = rules.weaponRanks;

  it('is the cost of a weapon, and of each rank after the first', () => {
    const file = 'character-creation/proficiency-costs.csv';
    expect(cell(file, 'One weapon', 'Cost')).toBe(`${familiar?.points}`);
    for (const {points} of later) {
      expect(cell(file, 'Next rank in a weapon', 'Cost')).toBe(`${points}`);
    }
  });

  it('is the number of proficiency points per level', () => {
    const file = 'character-creation/proficiency-points.csv';
    const {first, perLevel} = rules.proficiencyPoints;
    expect(cell(file, 'First level', 'Points')).toBe(`${first}`);
    expect(cell(file, 'Each level after the first', 'Points')).toBe(
      `${perLevel}`,
    );
  });

  it('is the range of each band of levels', () => {
    expect(
      readRecords('character-creation/level-reach.csv').map((row) => [
        row['Band'],
        row['Levels'],
      ]),
    ).toEqual(
      rules.levelBands.map(({name, from, to}) => [name, `${from}–${to}`]),
    );
  });

  it('is the number of smoke wargs and kennels per level', () => {
    for (const row of readRecords(
      'game-mechanics/wizardly-magic/kennels.csv',
    )) {
      const level = Number(row['Smoke Mage level']);
      expect(row['Kennels']).toBe(`${level / 5}`);
      expect(row['Most smoke wargs']).toBe(`${level}`);
      expect(row['Top speed (mph)']).toBe('100');
    }
  });
});
