import {cyrb53} from './nameColor';

/** Rolls a die: a whole number from 1 to the number of its sides. */
export type Dice = (sides: number) => number;

/** Returns dice that roll the same numbers for the same seed on every machine (mulberry32). */
export function seededDice(seed: string): Dice {
  let state = cyrb53(seed) >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return Math.floor(share * sides) + 1;
  };
}
