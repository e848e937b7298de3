import type {MoonCycle} from '../features/calendar/lib/moons';

/** The moons of a world without any. */
export const moons: readonly MoonCycle[] = [];
