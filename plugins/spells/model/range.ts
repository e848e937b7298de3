import {
  findCounted,
  evaluate,
  parseFormula,
  printFormula,
  type Formula,
} from './formula';

/** Feet per unit of length. */
const FEET = {foot: 1, yard: 3, mile: 5280} as const;

/** A unit of length in ranges and areas. */
export type LengthUnit = keyof typeof FEET;

const LENGTHS = findCounted({foot: 'feet', yard: 'yards', mile: 'miles'});

/** Ranges without a unit, with their feet if they are fixed. */
const NAMED = {
  Self: 0,
  // A step of the range factor multiplies a touch as if it were 5 feet.
  Touch: 5,
  Sight: undefined,
  'Same plane': undefined,
} as const;

type NamedRange = keyof typeof NAMED;

export type Range =
  | {readonly kind: 'named'; readonly name: NamedRange}
  | {readonly kind: 'measured'; readonly formula: Formula<LengthUnit>};

/** The notations that a range can have, for error messages. */
export const RANGE_EXPECTED =
  'Self, Touch, Sight, Same plane, or a length such as "60 feet", "10 yards/level", "1 mile per 2 levels", or "60 feet + 10 feet/level"';

function isNamedRange(text: string): text is NamedRange {
  return Object.hasOwn(NAMED, text);
}

/** Parses a range; undefined if the text is invalid. */
export function parseRange(text: string): Range | undefined {
  if (isNamedRange(text)) {
    return {kind: 'named', name: text};
  }
  const formula = parseFormula(text, LENGTHS);
  return formula && {kind: 'measured', formula};
}

/** Formats a range in the authors' notation. */
export function printRange(range: Range): string {
  return range.kind === 'named'
    ? range.name
    : printFormula(range.formula, LENGTHS);
}

/**
 * Returns a range in feet: 0 for oneself, 5 for touch; undefined for sight, or a whole plane.
 *
 * @param level caster level, a whole number from 0.
 * Source: Magic Science, "Spell Factors".
 */
export function rangeFt(range: Range, level: number): number | undefined {
  return range.kind === 'named'
    ? NAMED[range.name]
    : evaluate(range.formula, level) * FEET[range.formula.unit];
}
