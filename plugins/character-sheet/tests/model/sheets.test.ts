import fc from '../../../../tests/support/properties';
import type {AnyCharacter} from '../../model/sheetRules';
import {
  changeSheets,
  findOpenSheet,
  invertChange,
  NO_SHEETS,
  readSheets,
  type Change,
  type Sheets,
} from '../../model/sheets';

type Simple = {readonly name: string; readonly level: number};

/** Makes a character of a game that knows only names and levels from 1 to 3. */
function make(name: string, level: number): AnyCharacter {
  return {name, level} as unknown as AnyCharacter;
}

function isCharacter(value: unknown): value is AnyCharacter {
  const {name, level} = (value ?? {}) as Partial<Simple>;
  return (
    typeof name === 'string' && (level === 1 || level === 2 || level === 3)
  );
}

/** Rules whose first version had no level. */
const rules = {
  isCharacter,
  migrate: (value: unknown) =>
    isCharacter({...(value as object), level: 1}) &&
    !Object.hasOwn(value as object, 'level')
      ? {...(value as object), level: 1}
      : value,
};

function apply(sheets: Sheets, change: Change): Sheets {
  return changeSheets(isCharacter, sheets, change);
}

const ids = fc.constantFrom('a', 'b', 'c', 'd');

const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    sheet: fc.record({
      id: ids,
      character: fc
        .tuple(fc.constantFrom('Odo', 'Tessa'), fc.integer({min: 1, max: 3}))
        .map(([name, level]) => make(name, level)),
    }),
    at: fc.nat(4),
  }),
  fc.record({
    do: fc.constant('change' as const),
    id: ids,
    changes: fc.oneof(
      fc.record({name: fc.constantFrom('Odo', 'Anna')}),
      fc.record({level: fc.integer({min: 0, max: 4})}),
    ),
  }),
  fc.record({do: fc.constant('remove' as const), id: ids}),
  fc.record({do: fc.constant('open' as const), id: ids}),
);

function fill(list: readonly Change[]): Sheets {
  return list.reduce(apply, NO_SHEETS);
}

describe('the characters of a browser', () => {
  it('stay characters, each of them once, whatever is done', () => {
    fc.assert(
      fc.property(fc.array(changes), (list) => {
        const {sheets} = fill(list);
        expect(sheets.every(({character}) => isCharacter(character))).toBe(
          true,
        );
        expect(new Set(sheets.map(({id}) => id)).size).toBe(sheets.length);
      }),
    );
  });

  it('are as before once a change is undone', () => {
    fc.assert(
      fc.property(fc.array(changes), changes, (list, change) => {
        const before = fill(list);
        const after = apply(before, change);
        const inverse = invertChange(before, change);
        fc.pre(after !== before && inverse !== undefined);
        expect(apply(after, inverse).sheets).toEqual(before.sheets);
      }),
    );
  });

  it('are stored and read back', () => {
    fc.assert(
      fc.property(fc.array(changes), (list) => {
        const sheets = fill(list);
        const stored: unknown = JSON.parse(JSON.stringify(sheets));
        expect(readSheets(rules, stored)).toEqual({
          value: sheets,
          unread: [],
        });
      }),
    );
  });

  it('that cannot be read are returned as they were, and the rest is read', () => {
    const torn = {id: 'b', character: {name: 'Odo', level: 4}};
    const whole = {id: 'a', character: make('Tessa', 1)};
    expect(readSheets(rules, {open: 'a', sheets: [whole, torn, null]})).toEqual(
      {value: {open: 'a', sheets: [whole]}, unread: [torn, null]},
    );
    expect(readSheets(rules, 'torn')).toEqual({unread: ['torn']});
    expect(readSheets(rules, {sheets: {}})).toEqual({
      unread: [{sheets: {}}],
    });
  });

  it('of an earlier version are brought up to date', () => {
    const old = {id: 'a', character: {name: 'Odo'}};
    expect(readSheets(rules, {open: 'a', sheets: [old]})).toEqual({
      value: {open: 'a', sheets: [{id: 'a', character: make('Odo', 1)}]},
      unread: [],
    });
  });

  it('can be changed in different choices by two tabs', () => {
    const first = fill([
      {do: 'add', sheet: {id: 'a', character: make('Odo', 1)}, at: 0},
    ]);
    const renamed = apply(first, {
      do: 'change',
      id: 'a',
      changes: {name: 'Oda'},
    });
    const both = apply(renamed, {do: 'change', id: 'a', changes: {level: 2}});
    expect(findOpenSheet(both)?.character).toEqual(make('Oda', 2));
  });

  it('are 200 at most', () => {
    const list = Array.from({length: 201}, (_, index): Change => ({
      do: 'add',
      sheet: {id: `c${index}`, character: make('Odo', 1)},
      at: index,
    }));
    const full = fill(list.slice(0, 200));
    expect(full.sheets).toHaveLength(200);
    expect(fill(list)).toEqual(full);
  });
});
