import type {Place} from './armsTypes';

/** Center and scale of a charge on a shield of 200 by 240 units. */
export type Spot = readonly [x: number, y: number, scale: number];

type PlaceFacts = {
  readonly spots: readonly Spot[];
  /** The words that introduce a charge in blazon. */
  readonly joint: string;
  /** The same in plain words. */
  readonly plainJoint: string;
};

/** Returns a row of charges of the same size. */
function row(xs: readonly number[], y: number, scale: number): readonly Spot[] {
  return xs.map((x) => [x, y, scale] as const);
}

const plainly = {joint: ', ', plainJoint: ', '} as const;
const between = {joint: ' between ', plainJoint: ' between '} as const;
const onTop = {joint: ', in chief ', plainJoint: ', above it '} as const;

/** All places for charges. */
export const places: Readonly<Record<Place, PlaceFacts>> = {
  alone: {spots: [[100, 112, 1.3]], ...plainly},
  small: {
    spots: [[100, 112, 0.72]],
    joint: ', within it ',
    plainJoint: ', within it ',
  },
  foot: {spots: [[100, 146, 1.7]], ...plainly},
  low: {spots: [[100, 146, 1.12]], ...plainly},
  nombril: {spots: [[100, 98, 1.3]], ...plainly},
  across: {spots: [[100, 112, 2.1]], ...plainly},
  atShore: {spots: [[100, 104, 2.1]], ...plainly},
  above: {spots: [[100, 42, 0.5]], ...onTop},
  beside: {spots: row([46, 154], 108, 0.58), ...between},
  aroundChevron: {
    spots: [...row([48, 152], 66, 0.6), [100, 178, 0.6]],
    ...between,
  },
  inOrle: {
    spots: [
      ...row([34, 100, 166], 36, 0.22),
      ...row([32, 168], 106, 0.22),
      ...row([62, 138], 168, 0.22),
    ],
    joint: ' within an orle of ',
    plainJoint: ' ringed by ',
  },
  onChief: {spots: row([50, 100, 150], 39, 0.54), ...plainly},
  onFess: {spots: row([44, 100, 156], 112, 0.46), ...plainly},
  onPale: {
    spots: [52, 114, 176].map((y) => [100, y, 0.54] as const),
    ...plainly,
  },
  quarters: {
    spots: [...row([55, 145], 60, 0.72), ...row([70, 130], 148, 0.58)],
    ...plainly,
  },
  twoAndOne: {
    spots: [...row([56, 144], 68, 0.74), [100, 164, 0.74]],
    ...plainly,
  },
};
