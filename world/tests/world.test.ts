import {getColumn, readRecords} from '../../tests/support/sheets';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const wheel = [
  'Ice',
  'Water',
  'Lightning',
  'Air',
  'Smoke',
  'Fire',
  'Magma',
  'Earth',
];

/** Returns how many steps apart two elements are on the Wheel, by the shorter way. */
function stepsApart(a: string, b: string): number {
  const steps = Math.abs(wheel.indexOf(a) - wheel.indexOf(b));
  return Math.min(steps, wheel.length - steps);
}

describe('the territories', () => {
  const file = 'world-info/territories.csv';

  it('hold 12.82 million people', () => {
    const millions = getColumn(file, 'Population (millions)').map(Number);
    expect(sum(millions)).toBeCloseTo(12.82, 8);
  });

  it('are thirteen, each once', () => {
    const names = getColumn(file, 'Territory');
    expect(names).toHaveLength(13);
    expect(new Set(names).size).toBe(13);
  });

  it('have the nine Gates among them, each once', () => {
    const gates = getColumn(file, 'Gate nearby').filter(
      (gate) => gate !== 'none',
    );
    expect(gates.toSorted()).toEqual(
      [
        ...wheel.map((element) => `Gate of ${element}`),
        'Gate of the Still',
      ].toSorted(),
    );
  });

  it('have Houses that exist', () => {
    const heads = getColumn('world-info/houses.csv', 'Head');
    const named = getColumn(file, 'House').map((house) => house.split(',')[0]);
    expect(
      named.filter((name) => name === undefined || !heads.includes(name)),
    ).toEqual([]);
  });
});

describe('the coins', () => {
  const values = new Map(
    readRecords('world-info/coins.csv').map((coin) => [
      coin['Coin'] ?? '',
      Number(coin['Value in bits']),
    ]),
  );

  /** Returns the bits in an amount as people say it: "3 crowns". */
  function findBits(amount: string): number {
    const [count, coin = ''] = amount.split(' ');
    return Number(count) * (values.get(coin.replace(/s$/, '')) ?? NaN);
  }

  it.each([
    ['10 bits', 'mark'],
    ['20 marks', 'crown'],
    ['5 crowns', 'gate'],
    ['1 crown', 'solar'],
    ['12 marks', 'ring'],
    ['1 crown', 'leaf'],
    ['1 mark', 'tooth'],
  ])('make %s one %s', (amount, coin) => {
    expect(findBits(amount)).toBe(values.get(coin));
  });

  it.each(readRecords('world-info/coins.csv'))(
    'are worth the stated amount: $Coin',
    (coin) => {
      expect(findBits(coin['Worth'] ?? '')).toBe(Number(coin['Value in bits']));
    },
  );

  it.each(readRecords('world-info/wages-and-prices.csv'))(
    'pay the stated price: $Item for $As spoken',
    (item) => {
      expect(findBits(item['As spoken'] ?? '')).toBe(
        Number(item['Price in bits']),
      );
    },
  );

  it('weigh fifty to the pound, except paper', () => {
    expect(
      readRecords('world-info/coins.csv')
        .filter((coin) => coin['Weight (per lb)'] !== '50')
        .map((coin) => coin['Coin']),
    ).toEqual(['leaf']);
  });
});

describe('the Houses', () => {
  const houses = readRecords('world-info/houses.csv');
  const gates = new Map(
    houses.map((house) => [house['House'] ?? '', house['Gate'] ?? '']),
  );

  it('guard the nine Gates, one each', () => {
    expect([...gates.values()].toSorted()).toEqual(
      [...wheel, 'the Still'].toSorted(),
    );
  });

  it.each(houses.filter(({Rival}) => Rival !== 'none'))(
    'are rivals across the Wheel: $House with $Rival',
    ({House = '', Rival = ''}) => {
      expect(stepsApart(gates.get(House) ?? '', gates.get(Rival) ?? '')).toBe(
        4,
      );
    },
  );

  it('leave Morrow without an enemy', () => {
    expect(
      houses.filter(({Rival}) => Rival === 'none').map(({House}) => House),
    ).toEqual(['Morrow']);
  });
});

describe('the time line', () => {
  const years = getColumn('world-info/timeline.csv', 'Year').map((year) =>
    Number(year.replace('−', '-')),
  );

  it('runs from −2400 to 1127, in chronological order', () => {
    expect(years.at(0)).toBe(-2400);
    expect(years.at(-1)).toBe(1127);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });
});

describe('the peoples', () => {
  it('are eleven, each with a page', () => {
    expect(getColumn('world-info/peoples.csv', 'People')).toEqual([
      'Arachnahd',
      'Avariel',
      'Common Human',
      'Goblin',
      'Gray Elf',
      'Half-Orc',
      'Kadarin Human',
      'Lotharan Human',
      'Orc',
      'Scaloid',
      'Sylvan Elf',
    ]);
  });
});
