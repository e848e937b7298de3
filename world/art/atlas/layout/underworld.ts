import type {Point} from '../../../../scripts/drawing/vector';

/** A level of the Underworld, between two depths in feet. */
export type Level = {
  readonly name: string;
  readonly from: number;
  /** Absent for the lowest level, which nobody has explored. */
  readonly to?: number;
};

/** The kind of a hold, which decides how it is lit. */
export type HoldKind = 'smiths' | 'haulers' | 'growers' | 'city' | 'stair';

/** A hold, with its center and the half-axes of its cavern, in units. */
export type Hold = {
  readonly name: string;
  readonly level: string;
  readonly kind: HoldKind;
  readonly at: Point;
  readonly reach: Point;
};

/** A gallery: the mouth where it begins, and its bends. */
export type Gallery = {
  readonly name: string;
  readonly mouth: string;
  readonly through: readonly Point[];
};

/** The levels from the top, with the depths in the table of levels. */
export const levels: readonly Level[] = [
  {name: 'Cellar Roads', from: 0, to: 600},
  {name: 'Goblin Deeps', from: 600, to: 1800},
  {name: 'Fungus Terraces', from: 1800, to: 3000},
  {name: 'Nheth', from: 3000, to: 4200},
  {name: 'Plumb Line', from: 4200, to: 7000},
  {name: 'The Quiet', from: 7000},
];

/** The holds in the table of holds. */
export const holds: readonly Hold[] = [
  {
    name: 'Hot Solder',
    level: 'Goblin Deeps',
    kind: 'smiths',
    at: [330, 286],
    reach: [104, 40],
  },
  {
    name: 'Wet Rope',
    level: 'Goblin Deeps',
    kind: 'haulers',
    at: [918, 282],
    reach: [88, 46],
  },
  {
    name: 'Ninth Shelf',
    level: 'Fungus Terraces',
    kind: 'growers',
    at: [742, 414],
    reach: [120, 38],
  },
  {
    name: 'Nheth',
    level: 'Nheth',
    kind: 'city',
    at: [560, 540],
    reach: [88, 72],
  },
  {
    name: 'Ishket Stair',
    level: 'Plumb Line',
    kind: 'stair',
    at: [600, 752],
    reach: [62, 44],
  },
];

/** The galleries from the mouths down to Nheth, and the line below it. */
export const galleries: readonly Gallery[] = [
  {
    name: 'Slate Gallery',
    mouth: 'Greyspan Mouth',
    through: [
      [352, 140],
      [372, 190],
      [318, 240],
      [330, 300],
      [292, 380],
      [372, 452],
      [490, 500],
      [545, 530],
    ],
  },
  {
    name: 'Bronze Gallery',
    mouth: 'Marce Mouth',
    through: [
      [610, 140],
      [592, 196],
      [660, 262],
      [628, 340],
      [730, 420],
      [700, 480],
      [630, 520],
      [575, 530],
    ],
  },
  {
    name: 'Salt Gallery',
    mouth: 'Brugh Mouth',
    through: [
      [936, 140],
      [900, 192],
      [950, 240],
      [910, 290],
      [965, 372],
      [930, 470],
      [800, 520],
      [700, 566],
      [590, 556],
    ],
  },
  {
    name: 'Plumb Line',
    mouth: 'Nheth',
    through: [
      [560, 560],
      [566, 660],
      [592, 720],
      [604, 780],
      [590, 860],
      [596, 968],
    ],
  },
];
