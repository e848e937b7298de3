import {parseArea, printArea} from '../area';
import {parseDuration, printDuration} from '../duration';
import {getFixed, type Formula} from '../formula';
import {parseRange, printRange} from '../range';

/** The measures of a record that can grow with caster level. */
export type Growing = {
  readonly range: string;
  readonly duration: string;
  readonly aoe: string;
};

/** A parsed measure that may have a formula. */
type Held = {readonly formula?: Formula<string>};

/** Formats a measure for a caster level; without growth the text is unchanged. */
function worked<Parsed extends object>(
  text: string,
  parsed: (Parsed & Held) | undefined,
  {level, print}: {readonly level: number; print: (parsed: Parsed) => string},
): string {
  const formula = parsed?.formula;
  return parsed === undefined || formula === undefined || formula.perLevel === 0
    ? text
    : print({...parsed, formula: getFixed(formula, level)});
}

/** Computes the measures of a record for a caster level, in the authors' notation. */
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
