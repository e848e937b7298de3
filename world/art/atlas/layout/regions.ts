import type {Point} from '../../../../scripts/drawing/vector';

/** A regional map. */
export type Region = {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** North-west corner and size in miles. */
  readonly corner: Point;
  readonly size: Point;
  /** The position of the title, as fractions of width and height. */
  readonly titleAt: Point;
  /** The center of the scale bar, in the same fractions; by default at the bottom. */
  readonly scaleAt?: Point;
};

export const regions: readonly Region[] = [
  {
    id: 'central',
    title: 'Central',
    subtitle: 'League of Nine Bridges',
    corner: [470, 530],
    size: [700, 480],
    titleAt: [0.14, 0.9],
    scaleAt: [0.72, 0.6],
  },
  {
    id: 'great-north',
    title: 'Great North',
    subtitle: 'Kingdom of Kadar',
    corner: [385, 200],
    size: [900, 480],
    titleAt: [0.13, 0.12],
    scaleAt: [0.62, 0.1],
  },
  {
    id: 'deep-north',
    title: 'Deep North',
    subtitle: 'The ice clans',
    corner: [680, 20],
    size: [1040, 420],
    titleAt: [0.82, 0.84],
    scaleAt: [0.6, 0.72],
  },
  {
    id: 'torosia',
    title: 'Torosia',
    subtitle: 'The Empire, and the Shroud',
    corner: [560, 900],
    size: [620, 520],
    titleAt: [0.83, 0.88],
    scaleAt: [0.13, 0.9],
  },
  {
    id: 'southwest-peninsula',
    title: 'Southwest Peninsula',
    subtitle: 'The Seven Ports Compact',
    corner: [180, 870],
    size: [700, 760],
    titleAt: [0.82, 0.9],
    scaleAt: [0.15, 0.93],
  },
  {
    id: 'lor-aserion',
    title: 'Lor Aserion',
    subtitle: 'The crown of two peoples',
    corner: [960, 920],
    size: [600, 470],
    titleAt: [0.14, 0.88],
    scaleAt: [0.82, 0.88],
  },
  {
    id: 'fey-kingdoms',
    title: 'Fey Kingdoms',
    subtitle: 'The Four Seasonal Courts',
    corner: [600, 1250],
    size: [500, 370],
    titleAt: [0.84, 0.88],
    scaleAt: [0.2, 0.86],
  },
  {
    id: 'hordelands',
    title: 'Hordelands',
    subtitle: 'The hearths of the six clans',
    corner: [1040, 400],
    size: [680, 600],
    titleAt: [0.84, 0.1],
    scaleAt: [0.86, 0.86],
  },
  {
    id: 'morgana',
    title: 'Morgana',
    subtitle: 'The island queendom',
    corner: [600, 1570],
    size: [440, 270],
    titleAt: [0.85, 0.16],
  },
  {
    id: 'n-eastern-continent',
    title: 'N Eastern Continent',
    subtitle: 'The three Colony Crowns',
    corner: [1600, 220],
    size: [1200, 820],
    titleAt: [0.15, 0.9],
  },
  {
    id: 's-eastern-continent',
    title: 'S Eastern Continent',
    subtitle: 'The Scaloid water-cities',
    corner: [1800, 1250],
    size: [1000, 590],
    titleAt: [0.15, 0.12],
  },
  {
    id: 'unclaimed',
    title: 'unclaimed',
    subtitle: 'The Breach and the Glass Coast',
    corner: [2230, 880],
    size: [620, 520],
    titleAt: [0.15, 0.12],
    scaleAt: [0.2, 0.5],
  },
];
