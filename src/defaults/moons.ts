import type {MoonCycle} from '../lib/moons';

/** Of a world without moons. */
export const moons: readonly MoonCycle[] = [];
