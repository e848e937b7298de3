import type {Area} from '../area';
import type {CastingTime} from '../castingTime';
import type {Duration} from '../duration';
import type {Range} from '../range';
import {seconds} from '../time';
import type {Usage} from '../usage';

/** Bands of range with their labels, each farther than the one before. */
export const RANGE_BANDS = {
  self: 'Self',
  touch: 'Touch',
  near: 'Up to 60 feet',
  far: 'Up to 300 feet',
  beyond: 'Farther',
} as const;

/** The farthest range of each band, in feet. */
const NEAR_FT = 60;
const FAR_FT = 300;

/** Bands of duration with their labels, each longer than the one before. */
export const DURATION_BANDS = {
  instant: 'Instant',
  minute: 'Up to a minute',
  hour: 'Up to an hour',
  day: 'Up to a day',
  longer: 'Longer',
  event: 'Until something happens',
  concentration: 'Concentration',
} as const;

/** Bands of casting time with their labels, from passive to ritual. */
export const CASTING_BANDS = {
  passive: 'Passive',
  quick: '1 or 2 AP',
  turn: '3 or 4 AP',
  long: '5 AP or more',
  ritual: 'Ritual',
} as const;

/** The maximum action points of each band. */
const QUICK_AP = 2;
const TURN_AP = 4;

/**
 * Returns the band of a range.
 *
 * @param feet the range in feet, if it is a number.
 */
export function rangeBand(
  range: Range | undefined,
  feet = Infinity,
): keyof typeof RANGE_BANDS {
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
): keyof typeof DURATION_BANDS {
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

export function castingBand(
  time: CastingTime | undefined,
): keyof typeof CASTING_BANDS {
  if (time?.kind !== 'points') {
    return time?.kind ?? 'ritual';
  }
  if (time.points > TURN_AP) {
    return 'long';
  }
  return time.points > QUICK_AP ? 'turn' : 'quick';
}

/** The kinds of areas, with their labels. */
export const AREA_BANDS: Readonly<Record<Area['kind'], string>> = {
  self: 'Yourself',
  targets: 'Targets',
  space: 'A space',
  none: 'Nothing',
};

/** Bands of usage with their labels: spells, which cost motes, and passive powers are unlimited. */
export const USAGE_BANDS = {
  'at-will': 'At will',
  limited: 'Limited uses',
  unlimited: 'No limit',
} as const;

export function usageBand(usage: Usage | undefined): keyof typeof USAGE_BANDS {
  if (usage === undefined) {
    return 'unlimited';
  }
  return usage.kind === 'at will' ? 'at-will' : 'limited';
}
