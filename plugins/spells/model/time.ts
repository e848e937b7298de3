import {findCounted} from './formula';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds per unit of time; weeks, months, and years are those of the calendar. */
const SECONDS = {
  round: 6,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
  week: 9 * DAY,
  month: 45 * DAY,
  year: 365 * DAY,
} as const;

/** A unit of time in durations and casting times. */
export type TimeUnit = keyof typeof SECONDS;

/** The notation of time spans. */
export const TIMES = findCounted<TimeUnit>({
  round: 'rounds',
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  week: 'weeks',
  month: 'months',
  year: 'years',
});

/**
 * Converts a time span to seconds.
 *
 * Source: Combat Parameters (a round is six seconds) and Calendar.
 */
export function seconds(count: number, unit: TimeUnit): number {
  return count * SECONDS[unit];
}
