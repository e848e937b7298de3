import type {MoonCycle} from '@site/src/features/calendar/lib/moons';

/** The only moon of the vale, which is new on the first day of each month. */
export const moons = [
  {name: 'Der Mond', days: 30, full: 15, newOn: 'months', color: 'gray'},
] as const satisfies readonly MoonCycle[];
