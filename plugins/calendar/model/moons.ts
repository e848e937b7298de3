import {moons} from '../../../world/calendar';
import {addDays, dayNumber, isClosing, type WorldDate} from './calendar';

export type MoonColor = 'blue' | 'gray' | 'green' | 'red';

/** How a moon of a world waxes and wanes. */
export type MoonCycle = {
  readonly name: string;
  /** Days from one new moon to the next. */
  readonly days: number;
  /** Days from new to full. */
  readonly full: number;
  /**
   * The number of a day on which it is new. With `months`, it is new on the first of each month,
   * and dark during the closing days.
   */
  readonly newOn: number | 'months';
  readonly color: MoonColor;
};

export const moonCycles: readonly MoonCycle[] = moons;

export type MoonPhase =
  | 'new'
  | 'waxing crescent'
  | 'waxing half'
  | 'waxing gibbous'
  | 'full'
  | 'waning gibbous'
  | 'waning half'
  | 'waning crescent';

/** The state of a moon on a day. */
export type Moon = {
  readonly name: string;
  readonly color: MoonColor;
  readonly phase: MoonPhase;
  /** The elapsed part of its cycle: 0 when new, 0.5 when full, below 1. */
  readonly turn: number;
  readonly nextNew: WorldDate;
  readonly nextFull: WorldDate;
};

/** Days from the last new moon to a date. */
export function moonAge({days, newOn}: MoonCycle, date: WorldDate): number {
  if (newOn === 'months') {
    return isClosing(date) ? 0 : date.day - 1;
  }
  return (((dayNumber(date) - newOn) % days) + days) % days;
}

/** The elapsed part of a cycle, scaled so that a full moon is exactly halfway. */
function getTurn(age: number, {days, full}: MoonCycle): number {
  return age <= full ? age / full / 2 : 0.5 + (age - full) / (days - full) / 2;
}

const growing: readonly (readonly [number, MoonPhase])[] = [
  [0, 'new'],
  [0.22, 'waxing crescent'],
  [0.28, 'waxing half'],
  [0.4999, 'waxing gibbous'],
  [0.5, 'full'],
  [0.7199, 'waning gibbous'],
  [0.78, 'waning half'],
];

/** Names the phase of a moon from the elapsed part of its cycle. */
export function getPhase(turn: number): MoonPhase {
  return growing.find(([until]) => turn <= until)?.[1] ?? 'waning crescent';
}

/** The first day after a given day on which a moon reaches an age. */
function findNext(moon: MoonCycle, date: WorldDate, age: number): WorldDate {
  // The search ends within one cycle, which is longer than the closing days of a year.
  const wait = Array.from(
    {length: 2 * moon.days},
    (_, index) => index + 1,
  ).find((days) => moonAge(moon, addDays(date, days)) === age);
  return addDays(date, wait ?? 0);
}

export function getPhaseOnDate(moon: MoonCycle, date: WorldDate): MoonPhase {
  return getPhase(getTurn(moonAge(moon, date), moon));
}

export function describeMoon(moon: MoonCycle, date: WorldDate): Moon {
  const turn = getTurn(moonAge(moon, date), moon);
  return {
    name: moon.name,
    color: moon.color,
    turn,
    phase: getPhase(turn),
    nextNew: findNext(moon, date, 0),
    nextFull: findNext(moon, date, moon.full),
  };
}

/**
 * Draws the lit part of a moon as an SVG path, on a disc of radius 10 around the origin. The right
 * limb is lit while it waxes, the left while it wanes.
 */
export function litPart(turn: number): string {
  const waxes = turn <= 0.5;
  const bulge = Math.cos(2 * Math.PI * turn) * 10;
  const width = Math.abs(bulge).toFixed(1);
  const outer = waxes ? 1 : 0;
  const inner = waxes === bulge > 0 ? 0 : 1;
  return `M0-10A10 10 0 0 ${outer} 0 10A${width} 10 0 0 ${inner} 0-10z`;
}
