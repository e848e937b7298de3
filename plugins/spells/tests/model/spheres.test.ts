import {invocationColor} from '../../../../world/catalogue';
import {SPHERES} from '../../model/spheres';
import {readRecords, readDataFile} from '../../../../tests/support/sheets';

/** Returns the House that owns a sphere; Elemental Smoke is Orun's because both its parts are. */
function getHouse(
  sphere: string,
): Readonly<Record<string, string>> | undefined {
  const owned = sphere === 'Elemental Smoke' ? 'Smoke' : sphere;
  return readRecords('world-info/houses.csv').find((house) =>
    house['Spheres']?.split(', ').includes(owned),
  );
}

describe('the spheres', () => {
  it('are fourteen, as in the Houses’ table', () => {
    const [, ...columns] = readDataFile(
      'divine-houses/house-spheres.csv',
    ).columns;
    expect(SPHERES.map(({name}) => name)).toEqual(columns);
    expect(SPHERES).toHaveLength(14);
  });

  it('have their colors; Smoke shares that of Elemental', () => {
    expect(
      Object.fromEntries(SPHERES.map(({name, color}) => [name, color])),
    ).toEqual({
      Abjuration: 'gold',
      Divination: 'fuchsia',
      Elemental: 'grey',
      'Elemental Smoke': 'grey',
      Smoke: 'grey',
      Enchantment: 'blue',
      Charm: 'blue',
      Evocation: 'lightgray',
      Illusion: 'magenta',
      Necromancy: 'purple',
      Summoning: 'darkorange',
      Conjuration: 'darkorange',
      Transmutation: 'green',
      Alteration: 'green',
    });
    expect(invocationColor).toBe('lightgray');
  });

  it.each(SPHERES)(
    'have the element behind the Gate of their House: $name',
    ({name, element}) => {
      expect(element ?? 'the Still').toBe(getHouse(name)?.['Gate']);
    },
  );
});
