import {
  findCounted,
  evaluate,
  parseFormula,
  printFormula,
  type Formula,
} from './formula';

/** Feet in each unit of length. */
const FEET = {foot: 1, yard: 3, mile: 5280} as const;

export type LengthUnit = keyof typeof FEET;

const LENGTHS = findCounted({foot: 'feet', yard: 'yards', mile: 'miles'});

/** Ranges without a unit, with their reach in feet if it is a number. */
const NAMED = {
  Self: 0,
  // A step of the range factor multiplies a touch as if it were written as 5 feet.
  Touch: 5,
  Sight: undefined,
  'Same plane': undefined,
} as const;

type NamedRange = keyof typeof NAMED;

/** How far away a spell can begin. */
export type Range =
  | {readonly kind: 'named'; readonly name: NamedRange}
  | {readonly kind: 'measured'; readonly formula: Formula<LengthUnit>};

/** What an author may write for a range. */
export const RANGE_EXPECTED =
  'Self, Touch, Sight, Same plane, or a length as "60 feet", "10 yards/level", "1 mile per 2 levels", "60 feet + 10 feet/level"';

function isNamedRange(text: string): text is NamedRange {
  return Object.hasOwn(NAMED, text);
}

/** Reads a range; nothing where the text is none. */
export function parseRange(text: string): Range | undefined {
  if (isNamedRange(text)) {
    return {kind: 'named', name: text};
  }
  const formula = parseFormula(text, LENGTHS);
  return formula && {kind: 'measured', formula};
}

/** Writes a range as authors do. */
export function printRange(range: Range): string {
  return range.kind === 'named'
    ? range.name
    : printFormula(range.formula, LENGTHS);
}

/**
 * How far a spell reaches, in feet: 0 on oneself, 5 by touch; nothing where it goes as
 * far as the eye, or through all of a plane.
 *
 * @param level caster level, a whole number from 0.
 * Source: Magic Science, "Spell Factors".
 */
export function rangeFt(range: Range, level: number): number | undefined {
  return range.kind === 'named'
    ? NAMED[range.name]
    : evaluate(range.formula, level) * FEET[range.formula.unit];
}
