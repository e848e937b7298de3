import type {MoonCycle} from '../src/features/calendar/lib/moons';

export const moons = [
  {name: 'Lanthe', days: 45, full: 22, newOn: 'months', color: 'gray'},
  {name: 'Cinder', days: 73, full: 36, newOn: 0, color: 'red'},
] as const satisfies readonly MoonCycle[];
