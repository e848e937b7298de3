import {holders} from '@world/catalogue';

/** Who can have a power. */
export const HOLDERS = holders;

export type HolderName = (typeof HOLDERS)[number];

/** The holder of a name, as it is written in the table. */
export function holderNamed(name: string): HolderName | undefined {
  return HOLDERS.find((holder) => holder === name);
}
