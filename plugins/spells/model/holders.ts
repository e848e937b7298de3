import {holders} from '../../../world/catalogue';

/** The classes, peoples and guilds that can hold a power. */
export const HOLDERS = holders;

/** The name of a holder of powers. */
export type HolderName = (typeof HOLDERS)[number];

/** Finds a holder by name. */
export function holderNamed(name: string): HolderName | undefined {
  return HOLDERS.find((holder) => holder === name);
}
