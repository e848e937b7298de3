import {range} from '../charges/figure';

/** The shape of a banner's lower edge. */
export type Cut = 'leaves' | 'point' | 'square' | 'swallowtail' | 'threeTails';

type CutFacts = {
  /** Its description in plain words. */
  readonly plain: string;
  /** The lower hem from left to right, between 5, 262 and 195, 262. */
  readonly hem: string;
};

/** Returns a tail with a rounded end. */
function tongue(left: number, foot: number): string {
  const right = left + 58;
  return `L${left + 2} ${foot - 20}Q${left + 29} ${foot + 12} ${right - 2} ${foot - 20}L${right} 262`;
}

/** All cuts of banners. */
export const cuts: Readonly<Record<Cut, CutFacts>> = {
  threeTails: {
    plain: 'with three tails',
    hem: `${tongue(5, 296)}q4-8 8 0${tongue(71, 310)}q4-8 8 0${tongue(137, 296)}`,
  },
  swallowtail: {
    plain: 'with two tails',
    hem: 'L12 310Q62 292 100 254Q138 292 188 310L195 262',
  },
  point: {
    plain: 'that ends in a point',
    hem: 'Q62 280 100 312Q138 280 195 262',
  },
  square: {
    plain: 'with a straight foot',
    hem: 'L8 290q23 10 46 3t46 2t46 0t46-3L195 262',
  },
  leaves: {
    plain: 'with a foot cut into leaves',
    hem: range(5)
      .map(() => 'q1 26 19 44q18-18 19-44')
      .join(''),
  },
};
