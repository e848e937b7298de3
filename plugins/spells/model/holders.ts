import {holders} from '../../../world/catalogue';

/** The classes, peoples, and guilds that can hold a power. */
export const HOLDERS = holders;

export type HolderName = (typeof HOLDERS)[number];

export function holderNamed(name: string): HolderName | undefined {
  return HOLDERS.find((holder) => holder === name);
}
