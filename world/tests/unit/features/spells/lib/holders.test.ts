import {
  holderNamed,
  HOLDERS,
} from '../../../../../../src/features/spells/lib/holders';
import {getColumn} from '../../../../../../tests/support/sheets';

describe('the holders of a power', () => {
  it('include all classes and peoples, the Storm Mage and the Guild', () => {
    expect([...HOLDERS].toSorted()).toEqual(
      [
        ...getColumn('character-creation/classes.csv', 'Class'),
        ...getColumn('world-info/peoples.csv', 'People'),
        'Storm Mage',
        'Guild of Emerald Sky',
      ].toSorted(),
    );
  });

  it('are found by their whole name', () => {
    expect(holderNamed('Smoke Mage')).toBe('Smoke Mage');
    expect(holderNamed('Mage')).toBeUndefined();
  });
});
