import {parseCount} from './formula';
import {TIMES, type TimeUnit} from './time';

/** The maximum action points of a casting; anything longer is a ritual. */
const MOST_POINTS = 12;

/** Units of time for rituals. */
const RITUAL: readonly TimeUnit[] = ['round', 'minute', 'hour'];

/** A casting time: action points, a ritual by the clock, or none for a passive power. */
export type CastingTime =
  | {readonly kind: 'points'; readonly points: number}
  | {
      readonly kind: 'ritual';
      readonly count: number;
      readonly unit: TimeUnit;
    }
  | {readonly kind: 'passive'};

/** The notations that a casting time can have, for error messages. */
export const CASTING_TIME_EXPECTED =
  '"1 AP" to "12 AP", a ritual such as "2 rounds", "10 minutes", or "1 hour", or Passive for a power';

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

/** Parses a casting time; undefined if the text is invalid. */
export function parseCastingTime(text: string): CastingTime | undefined {
  return text === 'Passive'
    ? {kind: 'passive'}
    : (parsePoints(text) ?? parseRitual(text));
}

/**
 * Returns the action points of a casting: 1 to 12, or 0 for a passive power. Returns undefined for
 * a ritual, because it takes all points of everyone.
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
