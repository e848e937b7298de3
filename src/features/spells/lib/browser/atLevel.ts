import {parseArea, printArea} from '../area';
import {parseDuration, printDuration} from '../duration';
import {fixedAt, type Formula} from '../formula';
import {parseRange, printRange} from '../range';

/** The measures of a record that can grow with the level of whoever casts. */
export type Growing = {
  readonly range: string;
  readonly duration: string;
  readonly aoe: string;
};

/** Something that may hold a formula. */
type Held = {readonly formula?: Formula<string>};

/** Writes something as it is at a level; as it stands where it does not grow. */
function worked<Parsed extends object>(
  text: string,
  parsed: (Parsed & Held) | undefined,
  {level, print}: {readonly level: number; print: (parsed: Parsed) => string},
): string {
  const formula = parsed?.formula;
  return parsed === undefined || formula === undefined || formula.perLevel === 0
    ? text
    : print({...parsed, formula: fixedAt(formula, level)});
}

/** The measures of a record for a caster of a level, worked out and written as authors write what does not grow. */
export function atLevel(
  {range, duration, aoe}: Growing,
  level: number,
): Growing {
  return {
    range: worked(range, parseRange(range), {level, print: printRange}),
    duration: worked(duration, parseDuration(duration), {
      level,
      print: printDuration,
    }),
    aoe: worked(aoe, parseArea(aoe), {level, print: printArea}),
  };
}
