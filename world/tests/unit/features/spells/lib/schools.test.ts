import {kebabCase} from '../../../../../../src/shared/lib/kebabCase';
import {
  schoolNamed,
  SCHOOLS,
} from '../../../../../../src/features/spells/lib/schools';
import {readRecords} from '../../../../../../tests/support/sheets';

const sheet = readRecords('game-mechanics/wizardly-magic/schools.csv');

describe('the schools', () => {
  it('are those in the sheet, with their elements', () => {
    expect(
      SCHOOLS.map(({name, elements}) => [name, elements.join(', ')]),
    ).toEqual(sheet.map(({School, Elements}) => [School, Elements]));
  });

  it('are four', () => {
    expect(SCHOOLS.map(({name}) => name)).toEqual([
      'Dim Magika',
      'Ecolu Ahn Mogrus',
      'Ecolu Ahn Mutus',
      'Ecolu Atus Ahn Agmus',
    ]);
  });

  it.each(SCHOOLS)('have a name in addresses: $name', ({id, name}) => {
    expect(id).toBe(kebabCase(name));
    expect(schoolNamed(name)?.id).toBe(id);
  });

  it('are found by their whole name', () => {
    expect(schoolNamed('dim-magika')).toBeUndefined();
  });
});
