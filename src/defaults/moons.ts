import type {MoonCycle} from '../features/calendar/lib/moons';

/** Of a world without moons. */
export const moons: readonly MoonCycle[] = [];
