import {MONTH_DAYS, addDays, dayNumber, type WorldDate} from './calendar';

/** The moons of the world. */
export const moonNames = ['Lanthe', 'Cinder'] as const;

export type MoonName = (typeof moonNames)[number];

/** How a moon looks. */
export type MoonPhase =
  | 'new'
  | 'waxing crescent'
  | 'waxing half'
  | 'waxing gibbous'
  | 'full'
  | 'waning gibbous'
  | 'waning half'
  | 'waning crescent';

/** What is known of a moon on a day. */
export type Moon = {
  readonly name: MoonName;
  readonly phase: MoonPhase;
  /** Part of its turn that is over: 0 when new, a half when full, under 1. */
  readonly turn: number;
  /** The next day on which it is new, after the day asked for. */
  readonly nextNew: WorldDate;
  /** The next day on which it is full, after the day asked for. */
  readonly nextFull: WorldDate;
};

type Turn = {
  /** Days from one new moon to the next. */
  readonly days: number;
  /** Days from new to full. */
  readonly full: number;
};

/** Lanthe is new on each 1st and full on each 23rd; Cinder was new on 1 Rimewane 1. */
export const turns: Readonly<Record<MoonName, Turn>> = {
  Lanthe: {days: MONTH_DAYS, full: 22},
  Cinder: {days: 73, full: 36},
};

/** Days since a moon was new, on a day; Lanthe stays dark through the Gate Days. */
export function moonAge(name: MoonName, date: WorldDate): number {
  if (name === 'Lanthe') {
    return date.month > 8 ? 0 : date.day - 1;
  }
  const {days} = turns.Cinder;
  return ((dayNumber(date) % days) + days) % days;
}

/** The part of a turn that is over, so that a full moon is exactly half-way. */
function turnAt(age: number, {days, full}: Turn): number {
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

/** Names how a moon looks by the part of its turn that is over. */
export function phaseAt(turn: number): MoonPhase {
  return growing.find(([until]) => turn <= until)?.[1] ?? 'waning crescent';
}

/** The first day after a day on which a moon has an age. */
function nextAt(name: MoonName, date: WorldDate, age: number): WorldDate {
  // No wait is longer than a turn and the Gate Days, in which Lanthe keeps dark.
  const wait = Array.from({length: 80}, (_, index) => index + 1).find(
    (days) => moonAge(name, addDays(date, days)) === age,
  );
  return addDays(date, wait ?? 0);
}

/** Names how a moon looks on a day. */
export function phaseOn(name: MoonName, date: WorldDate): MoonPhase {
  return phaseAt(turnAt(moonAge(name, date), turns[name]));
}

/** Tells how a moon stands on a day. */
export function moonOn(name: MoonName, date: WorldDate): Moon {
  const turn = turnAt(moonAge(name, date), turns[name]);
  return {
    name,
    turn,
    phase: phaseAt(turn),
    nextNew: nextAt(name, date, 0),
    nextFull: nextAt(name, date, turns[name].full),
  };
}

/**
 * Draws the lit part of a moon on a disc of radius 10 around the origin, as a path of
 * SVG: the right limb while it waxes, the left while it wanes.
 */
export function litPart(turn: number): string {
  const waxes = turn <= 0.5;
  const bulge = Math.cos(2 * Math.PI * turn) * 10;
  const width = Math.abs(bulge).toFixed(1);
  const outer = waxes ? 1 : 0;
  const inner = waxes === bulge > 0 ? 0 : 1;
  return `M0-10A10 10 0 0 ${outer} 0 10A${width} 10 0 0 ${inner} 0-10z`;
}
