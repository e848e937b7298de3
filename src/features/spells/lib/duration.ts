import {evaluate, parseFormula, printFormula, type Formula} from './formula';
import {seconds, TIMES, type TimeUnit} from './time';

/** Durations without a unit, with their seconds if they have any. */
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

/** How long a spell lasts; a spell of concentration also ends when its caster's does. */
export type Duration =
  | {readonly kind: 'named'; readonly name: NamedDuration}
  | {
      readonly kind: 'measured' | 'concentration';
      readonly formula: Formula<TimeUnit>;
    };

/** What an author may write for a duration. */
export const DURATION_EXPECTED =
  'Instant, Permanent, Until dawn, noon, dusk, midnight or triggered, Concentration, "Concentration, up to 1 minute/level", or a time as "10 rounds", "1 hour/level", "1 day per 3 levels"';

const CONCENTRATION = 'Concentration, up to ';

function isNamedDuration(text: string): text is NamedDuration {
  return Object.hasOwn(NAMED, text);
}

/** Reads a duration; nothing where the text is none. */
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

/** Writes a duration as authors do. */
export function printDuration(duration: Duration): string {
  if (duration.kind === 'named') {
    return duration.name;
  }
  const measure = printFormula(duration.formula, TIMES);
  return duration.kind === 'concentration' ? CONCENTRATION + measure : measure;
}

/**
 * How long a spell lasts at most, in seconds: 0 for an instant; nothing where its end is
 * an event and not a time.
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
