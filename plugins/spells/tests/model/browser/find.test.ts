import fc from '../../../../../tests/support/properties';
import {FACET_IDS, FACETS} from '../../../model/browser/facets';
import {find, wayOut} from '../../../model/browser/find';
import {
  makeListings,
  measure,
  type Listing,
  type Measured,
} from '../../../model/browser/listing';
import {readQuery} from '../../../model/browser/query';
import {sortRows} from '../../../model/browser/sortRows';
import {withChoice, withoutFilter} from '../../../model/browser/state';
import {getEntry} from '../../../model/publish';
import {selectSpells, spellSelection} from '../../../model/selection';
import {spells} from '../../../../../tests/support/spells';
const NOTHING: ReadonlySet<string> = new Set();

let listings: readonly Listing[];

let all: readonly Measured[];

function found(query: string, book = NOTHING) {
  const {state} = readQuery(query);
  const level = measure(listings, state.casterLevel);
  const result = find(level, state, book);
  return {...result, rows: sortRows(result.rows, state)};
}

function titles(query: string, book = NOTHING): readonly string[] {
  return found(query, book).rows.map(({entry}) => entry.title);
}

beforeAll(async () => {
  const records = selectSpells(await spells(), spellSelection({}));
  listings = makeListings(records.map(getEntry), 2);
  all = measure(listings, undefined);
});

describe('the results for words', () => {
  it('are ranked by how well they match: the name, its beginning, words in it, then texts', () => {
    const found = titles('?q=smoke');
    const places = found.map((title) =>
      /^smoke\b/i.test(title) ? 0 : /\bsmoke/i.test(title) ? 1 : 2,
    );
    expect(new Set(places)).toEqual(new Set([0, 1, 2]));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(titles('?q=smoke+of+disguise')[0]).toBe('Smoke of Disguise');
    expect(titles('?q=disguise+smoke')[0]).toBe('Smoke of Disguise');
  });

  it('are ordered otherwise if readers choose so, and by school without words', () => {
    const byName = titles('?q=smoke&sort=name');
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b)));
    const down = titles('?q=smoke&sort=-school');
    expect(down).toEqual(
      all
        .map(({entry}) => entry.title)
        .filter((title) => down.includes(title))
        .toReversed(),
    );
    expect(titles('')).toEqual(all.map(({entry}) => entry.title));
  });
});

describe('the results among all spells and powers', () => {
  it('have one of the included values, and none of the excluded', () => {
    const {rows} = found('?sphere=smoke,!illusion&type=spell');
    expect(rows.length).toBeGreaterThan(5);
    for (const {entry} of rows) {
      expect(entry.type).toBe('Spell');
      expect(entry.sphere).toContain('Smoke');
      expect(entry.sphere).not.toContain('Illusion');
    }
  });

  it('have every word, in any order and case', () => {
    const {rows} = found('?q=KENNEL+warg');
    expect(rows.length).toBeGreaterThan(0);
    for (const {words} of rows) {
      expect(words).toContain('warg');
      expect(words).toContain('kennel');
    }
    expect(titles('?q=disguise+smoke+of')).toContain('Smoke of Disguise');
  });

  it('have for each value a count of what it would show', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACET_IDS),
        fc.constantFrom(
          '?',
          '?type=power',
          '?sphere=smoke,!illusion',
          '?q=warg',
          '?level=2-8&cl=12',
        ),
        (facet, query) => {
          const {state} = readQuery(query);
          const rows = measure(listings, state.casterLevel);
          const {counts} = find(rows, state, NOTHING);
          const bare = withoutFilter(state, facet);
          expect(counts[facet]).toEqual(
            FACETS[facet].map(({id}) => {
              const choice = {facet, id, opinion: 'wanted'} as const;
              return find(rows, withChoice(bare, choice), NOTHING).rows.length;
            }),
          );
        },
      ),
    );
  });

  it('fall into bands of range and duration at the caster’s level', () => {
    expect(titles('?q=smoke+of+disguise&range=far')).toEqual([]);
    expect(titles('?q=smoke+of+disguise&range=beyond')).toEqual([
      'Smoke of Disguise',
    ]);
    expect(titles('?q=smoke+of+disguise&range=far&cl=5')).toEqual([
      'Smoke of Disguise',
    ]);
    expect(titles('?q=smoke+of+disguise&range=near&cl=2')).toEqual([
      'Smoke of Disguise',
    ]);
  });
});

describe('the order of results', () => {
  it('is that of the list, or the one that readers chose', () => {
    const rows = found('?school=ecolu-ahn-mutus').rows.map(
      ({entry}) => entry.level,
    );
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    const names = titles('?sort=name');
    expect(names).toEqual(
      [...names].sort((a, b) => a.localeCompare(b, 'en-US')),
    );
    expect(titles('?sort=-name')).toEqual(names.toReversed());
    expect(titles('?sort=-school')).toEqual(titles('').toReversed());
  });

  it.each(['', '-'])('puts records without a number last (%s)', (sign) => {
    const feet = found(`?sort=${sign}range`).rows.map((row) => row.feet);
    const first = feet.indexOf(undefined);
    expect(first).toBeGreaterThan(100);
    expect(feet.slice(first).every((each) => each === undefined)).toBe(true);
    const numbers = feet.slice(0, first).map(Number);
    expect(numbers).toEqual(
      [...numbers].sort((a, b) => (sign === '' ? a - b : b - a)),
    );
  });
});

describe('the suggestion if nothing is found', () => {
  it('is to drop the filter that excludes the most', () => {
    const nothing = found('?school=dim-magika&type=spell&level=12');
    expect(nothing.rows).toEqual([]);
    expect(wayOut(nothing)).toEqual({
      filter: 'level',
      count: found('?school=dim-magika&type=spell').rows.length,
    });
  });
});
