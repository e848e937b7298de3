import {targets} from '../../../world/catalogue';
import {
  findCounted,
  parseCount,
  parseFormula,
  printCount,
  printFormula,
  type Formula,
  type Notation,
} from './formula';
import type {LengthUnit} from './range';

type Target = keyof typeof targets;

const COUNTS = findCounted<Target>(targets);

const LENGTH_UNITS = ['foot', 'yard', 'mile'] as const;

const SHAPES = ['radius', 'cone', 'line', 'cube', 'wall', 'square'] as const;

type Shape = (typeof SHAPES)[number];

/** A unit of length with a shape. */
type ShapeUnit = `${LengthUnit} ${Shape}`;

const SHAPE_UNITS: readonly ShapeUnit[] = LENGTH_UNITS.flatMap((unit) =>
  SHAPES.map((shape): ShapeUnit => `${unit} ${shape}`),
);

/** The notation of shapes: "20-foot radius". */
const MEASURES: Notation<ShapeUnit> = {
  parse(text) {
    const [, count = '', word] = /^([\d,]+)-(.+)$/.exec(text) ?? [];
    const unit = SHAPE_UNITS.find((each) => each === word);
    return unit && {count: parseCount(count), unit};
  },
  print: ({count, unit}) => `${printCount(count)}-${unit}`,
};

/** The area of a spell: none, its caster, a number of targets, or a measured space. */
export type Area =
  | {readonly kind: 'none' | 'self'}
  | {readonly kind: 'targets'; readonly formula: Formula<Target>}
  | {readonly kind: 'space'; readonly formula: Formula<ShapeUnit>};

/** The notations that an area can have, for error messages. */
export const AREA_EXPECTED = `None, Self, a number of targets such as "1 creature", "25 creatures/level", or "1 kennel per 5 levels" (${Object.keys(targets).join(', ')}), or a space such as "20-foot radius" or "5-foot radius/level" (${SHAPES.join(', ')})`;

/** Parses an area; undefined if the text is invalid. */
export function parseArea(text: string): Area | undefined {
  if (text === 'None' || text === 'Self') {
    return {kind: text === 'None' ? 'none' : 'self'};
  }
  const targets = parseFormula(text, COUNTS);
  if (targets !== undefined) {
    return {kind: 'targets', formula: targets};
  }
  const space = parseFormula(text, MEASURES);
  return space && {kind: 'space', formula: space};
}

/** Formats an area in the authors' notation. */
export function printArea(area: Area): string {
  switch (area.kind) {
    case 'none':
      return 'None';
    case 'self':
      return 'Self';
    case 'targets':
      return printFormula(area.formula, COUNTS);
    case 'space':
      return printFormula(area.formula, MEASURES);
  }
}
