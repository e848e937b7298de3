import {evaluate, parseFormula, printFormula, type Formula} from './formula';
import {seconds, TIMES, type TimeUnit} from './time';

/** Durations without a unit, with their seconds if they are fixed. */
const NAMED = {
  Instant: 0,
  Permanent: undefined,
  'Until dawn': undefined,
  'Until noon': undefined,
  'Until dusk': undefined,
  'Until midnight': undefined,
  'Until triggered': undefined,
  Concentration: undefined,
} as const;

type NamedDuration = keyof typeof NAMED;

/**
 * The duration of a spell; a spell with concentration also ends when the caster's concentration
 * does.
 */
export type Duration =
  | {readonly kind: 'named'; readonly name: NamedDuration}
  | {
      readonly kind: 'measured' | 'concentration';
      readonly formula: Formula<TimeUnit>;
    };

/** The notations that a duration can have, for error messages. */
export const DURATION_EXPECTED =
  'Instant; Permanent; Until dawn, noon, dusk, midnight, or triggered; Concentration; "Concentration, up to 1 minute/level"; or a time such as "10 rounds", "1 hour/level", or "1 day per 3 levels"';

const CONCENTRATION = 'Concentration, up to ';

function isNamedDuration(text: string): text is NamedDuration {
  return Object.hasOwn(NAMED, text);
}

/** Parses a duration; undefined if the text is invalid. */
export function parseDuration(text: string): Duration | undefined {
  if (isNamedDuration(text)) {
    return {kind: 'named', name: text};
  }
  const concentrated = text.startsWith(CONCENTRATION);
  const measure = concentrated ? text.slice(CONCENTRATION.length) : text;
  const formula = parseFormula(measure, TIMES);
  return (
    formula && {kind: concentrated ? 'concentration' : 'measured', formula}
  );
}

/** Formats a duration in the authors' notation. */
export function printDuration(duration: Duration): string {
  if (duration.kind === 'named') {
    return duration.name;
  }
  const measure = printFormula(duration.formula, TIMES);
  return duration.kind === 'concentration' ? CONCENTRATION + measure : measure;
}

/**
 * Returns the longest duration of a spell in seconds: 0 if it is instant; undefined if it ends
 * with an event.
 *
 * @param level caster level, a whole number from 0.
 * Source: Magic Science, "Spell Factors".
 */
export function durationS(
  duration: Duration,
  level: number,
): number | undefined {
  return duration.kind === 'named'
    ? NAMED[duration.name]
    : seconds(evaluate(duration.formula, level), duration.formula.unit);
}
