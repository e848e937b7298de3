import {getColumn, readRecords} from '../../tests/support/sheets';

/** Parses a number of people as written in the sheets, such as "1,800". */
const people = (cell: string | undefined) =>
  Number((cell ?? '').replaceAll(',', ''));

const townSheets = {
  Central: ['league-towns.csv', 'People'],
  'Great North': ['jarldoms.csv', 'People in the seat'],
  'Deep North': ['ice-camps.csv', 'People'],
  Torosia: ['torosian-towns.csv', 'People'],
  'Southwest Peninsula': ['seven-ports.csv', 'People'],
  'Lor Aserion': ['aserion-towns.csv', 'People'],
  'Fey Kingdoms': ['court-towns.csv', 'People'],
  Hordelands: ['horde-clans.csv', 'People at the hearth'],
  Morgana: ['morganan-towns.csv', 'People'],
  'N Eastern Continent': ['colony-towns.csv', 'People'],
  'S Eastern Continent': ['water-cities.csv', 'People'],
  Underworld: ['underworld-holds.csv', 'People'],
  unclaimed: ['glass-coast-camps.csv', 'People'],
} as const;

describe('the towns', () => {
  it.each(readRecords('world-info/peoples/towns-and-soldiers.csv'))(
    'of more than 5,000 people are as many as the table says for $Territory',
    (row) => {
      const [sheet, column] =
        townSheets[row['Territory'] as keyof typeof townSheets];
      const large = getColumn(`world-info/almanac/${sheet}`, column).filter(
        (cell) => people(cell) > 5000,
      );
      expect(large).toHaveLength(Number(row['Towns over 5,000']));
    },
  );

  it.each(readRecords('world-info/territories.csv'))(
    'of $Territory hold fewer people than the territory does',
    (row) => {
      const [sheet, column] =
        townSheets[row['Territory'] as keyof typeof townSheets];
      const all = getColumn(`world-info/almanac/${sheet}`, column).map(people);
      expect(all.reduce((sum, each) => sum + each, 0)).toBeLessThan(
        Number(row['Population (millions)']) * 1_000_000,
      );
    },
  );
});

const getSum = (sheet: string, column: string) =>
  getColumn(`world-info/almanac/${sheet}`, column)
    .map(people)
    .reduce((sum, each) => sum + each, 0);

/** Returns a cell in the row of a territory. */
const getCell = (file: string, territory: string, column: string) =>
  Number(
    readRecords(file).find((row) => row['Territory'] === territory)?.[column],
  );

describe('the parts of a territory', () => {
  it.each([
    ['Torosia', 'torosian-provinces.csv'],
    ['Great North', 'jarldoms.csv'],
    ['N Eastern Continent', 'colony-crowns.csv'],
  ])('add up to it: %s', (territory, sheet) => {
    expect(getSum(sheet, 'People')).toBe(
      Math.round(
        1_000_000 *
          getCell(
            'world-info/territories.csv',
            territory,
            'Population (millions)',
          ),
      ),
    );
  });

  it('add up to Harrowmere, ward by ward', () => {
    const harrowmere = readRecords('world-info/almanac/league-towns.csv').find(
      ({Town}) => Town === 'Harrowmere',
    );
    expect(getSum('harrowmere-wards.csv', 'People')).toBe(
      people(harrowmere?.['People']),
    );
  });

  it('provide as many soldiers for the legions as Torosia has', () => {
    const perThousand = getCell(
      'world-info/peoples/towns-and-soldiers.csv',
      'Torosia',
      'Soldiers per thousand',
    );
    expect(getSum('legions.csv', 'Soldiers')).toBe(
      (perThousand * getSum('torosian-provinces.csv', 'People')) / 1000,
    );
  });

  it.each(readRecords('world-info/almanac/legions.csv'))(
    'guard another province than the one that raised them: $Called',
    (legion) => {
      const provinces = getColumn(
        'world-info/almanac/torosian-provinces.csv',
        'Province',
      );
      expect(provinces).toContain(legion['Raised in']);
      expect(provinces).toContain(legion['Guards']);
      expect(legion['Guards']).not.toBe(legion['Raised in']);
    },
  );

  it.each(readRecords('world-info/almanac/torosian-towns.csv'))(
    'lie in the ring of the Shroud that matches their distance: $Town',
    (town) => {
      const miles = Number(town['Miles from Toros']);
      const ring = readRecords('world-info/almanac/shroud-rings.csv').find(
        (each) => {
          const [from, to] = (each['Miles from Toros'] ?? '').split('–');
          return Number(from) <= miles && miles < Number(to);
        },
      );
      expect(town['Ring']).toBe(ring?.['Ring'] ?? 'clear');
    },
  );

  it.each(readRecords('world-info/almanac/colony-crowns.csv'))(
    'were founded in the same year as their seat: $Crown',
    (crown) => {
      const seat = readRecords('world-info/almanac/colony-towns.csv').find(
        ({Town}) => Town === crown['Seat'],
      );
      expect(seat?.['Founded']).toBe(crown['Founded']);
    },
  );
});

describe('what travelers meet', () => {
  const rows = readRecords('world-info/almanac/road-meetings.csv');

  it.each(getColumn('world-info/territories.csv', 'Territory'))(
    'has six rows for %s',
    (territory) => {
      expect(
        rows
          .filter((row) => row['Territory'] === territory)
          .map((row) => row['d6']),
      ).toEqual(['1', '2', '3', '4', '5', '6']);
    },
  );
});

describe('the scholars', () => {
  const scholars = readRecords('world-info/scholars.csv');

  it.each(scholars)('dispute one another: $Scholar', (row) => {
    expect(scholars.map((each) => each['Scholar'])).toContain(
      row['Disputed by'],
    );
    expect(row['Disputed by']).not.toBe(row['Scholar']);
  });
});
