import type {Area} from '../area';
import type {CastingTime} from '../castingTime';
import type {Duration} from '../duration';
import type {Range} from '../range';
import {seconds} from '../time';
import type {Usage} from '../usage';

/** Bands of range, each farther than the one before. */
export const RANGE_BANDS = ['self', 'touch', 'near', 'far', 'beyond'] as const;

/** The farthest range of each band, in feet. */
const NEAR_FT = 60;
const FAR_FT = 300;

/** Bands of duration, each longer than the one before. */
export const DURATION_BANDS = [
  'instant',
  'minute',
  'hour',
  'day',
  'longer',
  'event',
  'concentration',
] as const;

const CASTING_BANDS = ['passive', 'quick', 'turn', 'long', 'ritual'] as const;

/** The most action points of each band. */
const QUICK_AP = 2;
const TURN_AP = 4;

/** Bands of casting time, from passive to ritual. */
export const castingBands: readonly string[] = CASTING_BANDS;

/**
 * Returns the band of a range.
 *
 * @param feet the range in feet, if it is a number.
 */
export function rangeBand(
  range: Range | undefined,
  feet = Infinity,
): (typeof RANGE_BANDS)[number] {
  if (range?.kind === 'named' && feet < Infinity) {
    return feet === 0 ? 'self' : 'touch';
  }
  if (feet > FAR_FT) {
    return 'beyond';
  }
  return feet > NEAR_FT ? 'far' : 'near';
}

function isConcentration(duration: Duration | undefined): boolean {
  return duration?.kind === 'named'
    ? duration.name === 'Concentration'
    : duration?.kind === 'concentration';
}

/**
 * Returns the band of a duration.
 *
 * @param length the duration in seconds; absent if it ends with an event.
 */
export function durationBand(
  duration: Duration | undefined,
  length: number | undefined,
): (typeof DURATION_BANDS)[number] {
  if (isConcentration(duration)) {
    return 'concentration';
  }
  if (length === undefined) {
    return 'event';
  }
  const band = (['minute', 'hour', 'day'] as const).find(
    (unit) => length <= seconds(1, unit),
  );
  return length === 0 ? 'instant' : (band ?? 'longer');
}

/** Returns the band of a casting time. */
export function castingBand(
  time: CastingTime | undefined,
): (typeof CASTING_BANDS)[number] {
  if (time?.kind !== 'points') {
    return time?.kind ?? 'ritual';
  }
  if (time.points > TURN_AP) {
    return 'long';
  }
  return time.points > QUICK_AP ? 'turn' : 'quick';
}

/** The kinds of areas. */
export const AREA_BANDS: readonly Area['kind'][] = [
  'self',
  'targets',
  'space',
  'none',
];

/** Bands of usage: spells, which cost motes, and passive powers are unlimited. */
export const USAGE_BANDS = ['at-will', 'limited', 'unlimited'] as const;

/** Returns the band of a usage. */
export function usageBand(
  usage: Usage | undefined,
): (typeof USAGE_BANDS)[number] {
  if (usage === undefined) {
    return 'unlimited';
  }
  return usage.kind === 'at will' ? 'at-will' : 'limited';
}
