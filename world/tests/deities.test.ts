import {documents} from '../documents/index';
import {getColumn, readRecords} from '../../tests/support/sheets';

const FOLDER = 'dimensional-info/deities';
const houses = readRecords('world-info/houses.csv');
const names = houses.map(({House = ''}) => House);
const planes = getColumn('dimensional-info/planes.csv', 'Plane');
const files = documents.map(({file}) => file);

/** Lists the cells of a column in the rows that belong to a House or plane. */
const listCells = (
  sheet: string,
  [column, of]: readonly [string, string],
  cell: string,
) =>
  readRecords(`${FOLDER}/${sheet}.csv`)
    .filter((row) => row[column] === of)
    .map((row) => row[cell]);

describe('the documents of gods and powers', () => {
  it('are one for the gods of each House, and one for the power of each plane', () => {
    expect(
      files.filter((file) => file.startsWith(`/${FOLDER}/`)).toSorted(),
    ).toEqual(
      [
        ...names.map((name) => `gods-of-${name.toLowerCase()}`),
        ...planes.map(
          (plane) => `power-of-${plane.replace('the ', '').toLowerCase()}`,
        ),
      ]
        .map((name) => `/${FOLDER}/${name}.pdf`)
        .toSorted(),
    );
  });
});

describe('the gods of a House', () => {
  it.each(houses)(
    'are its head and its two lesser gods: $House',
    ({House = '', Head = ''}) => {
      const lesser = readRecords('divine-houses/lesser-gods.csv')
        .filter((god) => god['House'] === House)
        .map((god) => god['Lesser god']);
      expect(lesser).toHaveLength(2);
      expect(listCells('gods', ['House', House], 'God')).toEqual([
        Head,
        ...lesser,
      ]);
    },
  );

  it('ask, give, and take offense, each in its own way', () => {
    for (const column of ['Seen as', 'Asks', 'Gives', 'Takes offense at']) {
      const cells = getColumn(`${FOLDER}/gods.csv`, column);
      expect(cells).toHaveLength(27);
      expect(new Set(cells).size).toBe(27);
      expect(cells).not.toContain('');
    }
  });

  it.each(names)('send four signs and one servant: %s', (name) => {
    expect(listCells('signs', ['House', name], 'd4')).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(listCells('servants', ['House', name], 'Servant')).toHaveLength(1);
  });

  it('send servants that fight as a foe with figures', () => {
    const foes = getColumn('game-mechanics/combat/people-in-arms.csv', 'Foe');
    const named = getColumn(`${FOLDER}/servants.csv`, 'Fights as');
    expect(named.filter((foe) => !foes.includes(foe))).toEqual([]);
  });
});

describe('the power of a plane', () => {
  it('is one for each plane, and no god', () => {
    expect(getColumn(`${FOLDER}/powers.csv`, 'Plane')).toEqual(planes);
    const gods = getColumn(`${FOLDER}/gods.csv`, 'God');
    const powers = getColumn(`${FOLDER}/powers.csv`, 'Power');
    expect(new Set(powers).size).toBe(planes.length);
    expect(powers.filter((power) => gods.includes(power))).toEqual([]);
  });

  it.each(planes)('offers four bargains: %s', (plane) => {
    expect(listCells('bargains', ['Plane', plane], 'd4')).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('is dealt with by the targets of skill rolls', () => {
    const targets = getColumn(`${FOLDER}/bargaining.csv`, 'Target').flatMap(
      (cell) => cell.match(/\b\d+\b/g) ?? [],
    );
    expect(targets).not.toEqual([]);
    expect(
      targets.filter((target) => !['10', '15', '20', '25'].includes(target)),
    ).toEqual([]);
  });
});
