import type {Area} from '../area';
import type {CastingTime} from '../castingTime';
import type {Duration} from '../duration';
import type {Range} from '../range';
import {seconds} from '../time';
import type {Usage} from '../usage';

/** How far a spell reaches, in words; each holds what is too far for the one before. */
export const RANGE_BANDS = ['self', 'touch', 'near', 'far', 'beyond'] as const;

/** The farthest range of a band, in feet. */
const NEAR_FT = 60;
const FAR_FT = 300;

/** How long a spell lasts, in words; each holds what is too long for the one before. */
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

/** The most action points of a band. */
const QUICK_AP = 2;
const TURN_AP = 4;

/** The bands of casting times, from what costs nothing to what takes no points but time. */
export const castingBands: readonly string[] = CASTING_BANDS;

/**
 * The band of a range.
 *
 * @param feet how far it reaches; nothing where no number says that.
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
 * The band of a duration.
 *
 * @param length how long it lasts, in seconds; nothing where its end is an event.
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

/** The band of a casting time. */
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

/** The kinds of what a spell acts on. */
export const AREA_BANDS: readonly Area['kind'][] = [
  'self',
  'targets',
  'space',
  'none',
];

/** How often something can be used: what costs motes has no such limit, nor has what is always there. */
export const USAGE_BANDS = ['at-will', 'limited', 'unlimited'] as const;

/** The band of a usage. */
export function usageBand(
  usage: Usage | undefined,
): (typeof USAGE_BANDS)[number] {
  if (usage === undefined) {
    return 'unlimited';
  }
  return usage.kind === 'at will' ? 'at-will' : 'limited';
}
