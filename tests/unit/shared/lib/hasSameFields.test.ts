import {hasSameFields} from '../../../../src/shared/lib/hasSameFields';

type Pair = {readonly a?: unknown; readonly b?: unknown};

const list = [1];

describe('two objects', () => {
  it.each<[Pair, Pair]>([
    [{}, {}],
    [{a: list}, {a: list}],
    [{a: 1}, {a: 1, b: undefined}],
    [{a: Number.NaN}, {a: Number.NaN}],
  ])('have the same fields: %j, %j', (one, other) => {
    expect(hasSameFields(one, other)).toBe(true);
    expect(hasSameFields(other, one)).toBe(true);
  });

  it.each<[Pair, Pair]>([
    [{a: list}, {a: [1]}],
    [{a: 1}, {b: 1}],
    [{a: 1}, {a: 1, b: null}],
  ])('differ in a field: %j, %j', (one, other) => {
    expect(hasSameFields(one, other)).toBe(false);
    expect(hasSameFields(other, one)).toBe(false);
  });
});
