import {
  joined,
  makeName,
  listNames,
  seededDraw,
  readSyllables,
} from '../../model/names';
import fc from '../../../../tests/support/properties';
import {readDataFile} from '../../../../tests/support/sheets';

const peoples = readSyllables(
  readDataFile('world-info/peoples/name-syllables.csv'),
);
const elves = readSyllables(
  readDataFile('world-info/peoples/elven-syllables.csv'),
);

function of(people: string) {
  const found = [...peoples, ...elves].find((each) => each.people === people);
  if (found === undefined) {
    throw new Error(people);
  }
  return found;
}

/** Makes the dice land on the given faces. */
function drawing(...faces: readonly number[]) {
  const rest = [...faces];
  return () => rest.shift() ?? 1;
}

describe('a name', () => {
  it.each([
    ['Kadarin Human', 3, 6, 'Helrun'],
    ['Goblin', 7, 2, 'Rikrik'],
    ['Sylvan', 5, 1, 'Tamlow'],
    ['Avariel', 6, 6, 'Orael'],
  ])('of a %s with %i and %i is the one on the page', (people, ...rest) => {
    const [first, last, name] = rest;
    expect(makeName(of(people), drawing(first, last))).toBe(name);
  });

  it.each([
    ['can', 'nal', 'letters', 'canal'],
    ['sun', 'set', 'letters', 'sunset'],
    ['Jo', 'an', 'letters', 'Joan'],
    ['low', 'ly', 'vowels', 'lowly'],
    ['se', 'at', 'vowels', 'sat'],
  ] as const)(
    'joins %s and %s by %s to %s',
    (...[first, last, joining, name]) => {
      expect(joined(first, last, joining)).toBe(name);
    },
  );

  it('can be made for every people with a row or a column', () => {
    expect(peoples.map(({people}) => people)).toEqual([
      'Arachnahd',
      'Common Human',
      'Goblin',
      'Half-Orc',
      'Kadarin Human',
      'Lotharan Human',
      'Orc',
      'Scaloid',
    ]);
    expect(elves.map(({people}) => people)).toEqual([
      'Gray',
      'Sylvan',
      'Avariel',
    ]);
    for (const {first, last} of [...peoples, ...elves]) {
      expect([first.length, last.length]).toEqual(
        peoples.some((each) => each.first === first) ? [8, 8] : [10, 10],
      );
    }
  });
});

describe('names from a seed', () => {
  it('differ for another seed and another people', () => {
    const names = listNames(of('Orc'), 'gate', 8);
    expect(listNames(of('Orc'), 'gates', 8)).not.toEqual(names);
    expect(listNames(of('Goblin'), 'gate', 8)).not.toEqual(names);
  });

  it('come from dice that stay within their sides and show each of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({min: 2, max: 20}), (seed, sides) => {
        const draw = seededDraw(seed);
        const seen = new Set(
          Array.from({length: sides * 60}, () => draw(sides)),
        );
        expect([...seen].toSorted((a, b) => a - b)).toEqual(
          Array.from({length: sides}, (_, index) => index + 1),
        );
      }),
    );
  });
});
