import type {Point} from '../../../../scripts/drawing/vector';

export type TerritorySeed = {
  readonly id: string;
  readonly name: string;
  readonly page: string;
  /** The RGB color that tints its borders. */
  readonly tint: readonly [number, number, number];
  /** Points that belong to it, in addition to its places. */
  readonly at: readonly Point[];
};

const almanac = '/prime-almanac';

/**
 * The twelve territories on the surface; their borders follow crests and rivers between these
 * points.
 */
export const territories: readonly TerritorySeed[] = [
  {
    id: 'central',
    name: 'Central',
    page: `${almanac}/central.html`,
    tint: [190, 158, 92],
    at: [
      [560, 740],
      [620, 640],
      [980, 650],
      [1000, 830],
    ],
  },
  {
    id: 'great-north',
    name: 'Great North',
    page: `${almanac}/great-north.html`,
    tint: [98, 124, 156],
    at: [
      [500, 470],
      [860, 400],
      [1080, 430],
    ],
  },
  {
    id: 'deep-north',
    name: 'Deep North',
    page: `${almanac}/deep-north.html`,
    tint: [126, 152, 172],
    at: [
      [800, 110],
      [1200, 110],
      [1400, 110],
      [1600, 130],
      [1068, 220],
    ],
  },
  {
    id: 'torosia',
    name: 'Torosia',
    page: `${almanac}/torosia.html`,
    tint: [176, 70, 76],
    at: [
      [780, 1220],
      [900, 1000],
    ],
  },
  {
    id: 'southwest-peninsula',
    name: 'Southwest Peninsula',
    page: `${almanac}/southwest-peninsula.html`,
    tint: [196, 120, 58],
    at: [
      [540, 960],
      [450, 1200],
      [450, 1400],
    ],
  },
  {
    id: 'lor-aserion',
    name: 'Lor Aserion',
    page: `${almanac}/lor-aserion.html`,
    tint: [86, 110, 160],
    at: [
      [1150, 1050],
      [1300, 1250],
    ],
  },
  {
    id: 'fey-kingdoms',
    name: 'Fey Kingdoms',
    page: `${almanac}/fey-kingdoms.html`,
    tint: [96, 146, 82],
    at: [
      [850, 1400],
      [900, 1480],
    ],
  },
  {
    id: 'hordelands',
    name: 'Hordelands',
    page: `${almanac}/hordelands.html`,
    tint: [166, 88, 58],
    at: [
      [1380, 620],
      [1380, 860],
      [1260, 900],
    ],
  },
  {
    id: 'morgana',
    name: 'Morgana',
    page: `${almanac}/morgana.html`,
    tint: [124, 82, 136],
    at: [[850, 1720]],
  },
  {
    id: 'n-eastern-continent',
    name: 'N Eastern Continent',
    page: `${almanac}/n-eastern-continent.html`,
    tint: [82, 140, 126],
    at: [
      [2000, 560],
      [2250, 480],
      [2520, 540],
      [2250, 860],
      [1860, 275],
    ],
  },
  {
    id: 's-eastern-continent',
    name: 'S Eastern Continent',
    page: `${almanac}/s-eastern-continent.html`,
    tint: [186, 146, 74],
    at: [
      [2100, 1450],
      [2500, 1550],
      [2300, 1680],
    ],
  },
  {
    id: 'unclaimed',
    name: 'unclaimed',
    page: `${almanac}/unclaimed.html`,
    tint: [128, 122, 122],
    at: [
      [2560, 1000],
      [2600, 1150],
      [2540, 1300],
      [2808, 910],
      [225, 670],
      [1545, 1708],
      [1170, 1515],
    ],
  },
];
