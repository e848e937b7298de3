import fc from '../../../../tests/support/properties';
import {
  findCounted,
  evaluate,
  parseCount,
  parseFormula,
  printCount,
  printFormula,
  type Formula,
} from '../../model/formula';

const lengths = findCounted({foot: 'feet', yard: 'yards', kennel: 'kennels'});

const units = fc.constantFrom('foot' as const, 'yard', 'kennel');

/** A quantity that an author may write: a whole number from 1. */
const counts = fc.integer({min: 1, max: 9_999_999});

/** Any formula that an author may write. */
const formulas: fc.Arbitrary<Formula<'foot' | 'yard' | 'kennel'>> = fc.oneof(
  fc.record({
    base: counts,
    perLevel: fc.constant(0),
    every: fc.constant(1),
    unit: units,
  }),
  fc.record({
    base: fc.oneof(fc.constant(0), counts),
    perLevel: counts,
    every: fc.integer({min: 1, max: 20}),
    unit: units,
  }),
);

const levels = fc.integer({min: 0, max: 40});

describe('a formula', () => {
  it.each([
    ['60 feet', {base: 60, perLevel: 0, every: 1, unit: 'foot'}],
    ['10 yards/level', {base: 0, perLevel: 10, every: 1, unit: 'yard'}],
    ['1 kennel per 5 levels', {base: 0, perLevel: 1, every: 5, unit: 'kennel'}],
    [
      '60 feet + 10 feet/level',
      {base: 60, perLevel: 10, every: 1, unit: 'foot'},
    ],
    ['1,500 feet', {base: 1500, perLevel: 0, every: 1, unit: 'foot'}],
  ])('is parsed: %s', (text, formula) => {
    expect(parseFormula(text, lengths)).toEqual(formula);
  });

  it.each([
    '',
    'feet',
    '0 feet',
    '1.5 feet',
    '1 feet',
    '2 foot',
    '10 miles',
    '10 feet/level/level',
    '1 kennel per levels',
    '1,50 feet',
    '10 feet + 20 feet',
    '10 feet/level + 20 feet/level',
    '10 feet + 2 yards/level',
    ' 10 feet',
    '10 feet/level ',
  ])('is not "%s"', (text) => {
    expect(parseFormula(text, lengths)).toBeUndefined();
  });

  it('is the same after writing and parsing', () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        expect(parseFormula(printFormula(formula, lengths), lengths)).toEqual(
          formula,
        );
      }),
    );
  });

  it('is parsed only if it would be written the same way', () => {
    const pieces = fc.constantFrom(
      ...['1', '10', '0', ',', ' ', 'foot', 'feet', 'kennels', '/level'],
      ...[' per ', ' levels', ' + ', '2'],
    );
    fc.assert(
      fc.property(fc.array(pieces, {maxLength: 9}), (texts) => {
        const text = texts.join('');
        const formula = parseFormula(text, lengths);
        expect(formula === undefined || printFormula(formula, lengths)).toBe(
          formula === undefined ? true : text,
        );
      }),
    );
  });
});

describe('the value of a formula', () => {
  it.each([
    ['1 kennel per 5 levels', [0, 1, 4, 5, 9, 10, 20], [0, 0, 0, 1, 1, 2, 4]],
    ['10 yards/level', [0, 1, 12], [0, 10, 120]],
    ['60 feet + 10 feet/level', [0, 1, 12], [60, 70, 180]],
    ['1 foot + 2 feet per 3 levels', [1, 2, 3, 6], [1, 1, 3, 5]],
    ['7 feet', [0, 20], [7, 7]],
  ])('%s, level by level', (text, at, amounts) => {
    const formula = parseFormula(text, lengths);
    expect(at.map((level) => formula && evaluate(formula, level))).toEqual(
      amounts,
    );
  });

  it('is a whole number, and never falls as level rises', () => {
    fc.assert(
      fc.property(formulas, levels, (formula, level) => {
        const now = evaluate(formula, level);
        expect(Number.isSafeInteger(now)).toBe(true);
        expect(evaluate(formula, level + 1)).toBeGreaterThanOrEqual(now);
      }),
    );
  });

  it.each([-1, 1.5, NaN, Infinity])('does not exist at level %d', (level) => {
    expect(() => evaluate({base: 1, perLevel: 0, every: 1}, level)).toThrow(
      RangeError,
    );
  });
});

describe('a whole number in a sheet', () => {
  it('is the same after writing and parsing', () => {
    fc.assert(
      fc.property(counts, (count) => {
        expect(parseCount(printCount(count))).toBe(count);
      }),
    );
  });
});
