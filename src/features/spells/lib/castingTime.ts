import {parseCount, printCount} from './formula';
import {TIMES, type TimeUnit} from './time';

/** The most action points that one casting can take; longer ones are rituals. */
const MOST_POINTS = 12;

/** Units in which rituals are counted. */
const RITUAL: readonly TimeUnit[] = ['round', 'minute', 'hour'];

/** What it takes to cast: action points, a ritual by the clock, or nothing for a gift that is always there. */
export type CastingTime =
  | {readonly kind: 'points'; readonly points: number}
  | {
      readonly kind: 'ritual';
      readonly count: number;
      readonly unit: TimeUnit;
    }
  | {readonly kind: 'passive'};

/** What an author may write for a casting time. */
export const CASTING_TIME_EXPECTED =
  '"1 AP" to "12 AP", a ritual as "2 rounds", "10 minutes" or "1 hour", or Passive for a power';

function parsePoints(text: string): CastingTime | undefined {
  const points = parseCount(/^(?<count>\d+) AP$/.exec(text)?.[1] ?? '');
  return points > 0 && points <= MOST_POINTS
    ? {kind: 'points', points}
    : undefined;
}

function parseRitual(text: string): CastingTime | undefined {
  const amount = TIMES.parse(text);
  return amount !== undefined &&
    RITUAL.includes(amount.unit) &&
    amount.count > 0 &&
    TIMES.print(amount) === text
    ? {kind: 'ritual', ...amount}
    : undefined;
}

/** Reads a casting time; nothing where the text is none. */
export function parseCastingTime(text: string): CastingTime | undefined {
  return text === 'Passive'
    ? {kind: 'passive'}
    : (parsePoints(text) ?? parseRitual(text));
}

/** Writes a casting time as authors do. */
export function printCastingTime(time: CastingTime): string {
  switch (time.kind) {
    case 'points':
      return `${printCount(time.points)} AP`;
    case 'ritual':
      return TIMES.print(time);
    case 'passive':
      return 'Passive';
  }
}

/**
 * The action points that a casting takes: 1 to 12, 0 for a passive power; nothing for a
 * ritual, which takes every point of everyone.
 *
 * Source: Combat and Tactics, "Action Points".
 */
export function castAp(time: CastingTime): number | undefined {
  switch (time.kind) {
    case 'points':
      return time.points;
    case 'passive':
      return 0;
    case 'ritual':
      return undefined;
  }
}
