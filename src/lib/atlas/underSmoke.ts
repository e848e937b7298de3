import type {Traveler} from './travel';

/** Places of the map in the Pall or the Heart of the Shroud, by id. */
export const underSmoke: ReadonlySet<string> = new Set(['toros']);

/** Whether somebody cannot come to a place this way: no skyship enters the smoke. */
export function isShutTo(by: Traveler, place: string): boolean {
  return by === 'skyship' && underSmoke.has(place);
}
