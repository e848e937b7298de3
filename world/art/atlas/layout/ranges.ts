import type {Chain} from '../../../../scripts/drawing/vector';

export type Range = {
  readonly id: string;
  readonly name: string;
  readonly page: string;
  readonly chain: Chain;
  /** Half of its width in miles. */
  readonly width: number;
  /** Height of its crest, where 1 is the highest on the map. */
  readonly height: number;
};

/** Mountains and hills, as lines along their crests. */
export const ranges: readonly Range[] = [
  {
    id: 'the-ringwall',
    name: 'The Ringwall',
    page: '/prime-almanac/great-north.html',
    chain: [
      [480, 585],
      [570, 552],
      [650, 590],
      [760, 548],
      [850, 580],
      [960, 545],
      [1060, 565],
    ],
    width: 36,
    height: 0.68,
  },
  {
    id: 'giants-landings',
    name: 'Giants’ Landings',
    page: '/prime-almanac/deep-north.html',
    chain: [
      [800, 95],
      [960, 70],
      [1200, 92],
      [1420, 78],
      [1600, 120],
    ],
    width: 32,
    height: 0.58,
  },
  {
    id: 'silver-fells',
    name: 'Silver Fells',
    page: '/prime-almanac/great-north.html',
    chain: [
      [800, 470],
      [880, 490],
      [960, 470],
    ],
    width: 22,
    height: 0.5,
  },
  {
    id: 'the-tallies',
    name: 'The Tallies',
    page: '/prime-almanac/hordelands.html',
    chain: [
      [1130, 600],
      [1195, 680],
      [1160, 780],
      [1195, 860],
    ],
    width: 24,
    height: 0.46,
  },
  {
    id: 'hound-cliffs',
    name: 'Hound Cliffs',
    page: '/prime-almanac/hordelands.html',
    chain: [
      [1455, 600],
      [1465, 720],
      [1440, 840],
    ],
    width: 22,
    height: 0.5,
  },
  {
    id: 'vigil-hills',
    name: 'Vigil Hills',
    page: '/prime-almanac/torosia.html',
    chain: [
      [960, 950],
      [1000, 1030],
    ],
    width: 22,
    height: 0.4,
  },
  {
    id: 'the-eyries',
    name: 'The Eyries',
    page: '/prime-almanac/lor-aserion.html',
    chain: [
      [1180, 1010],
      [1250, 1090],
      [1330, 1180],
    ],
    width: 28,
    height: 0.74,
  },
  {
    id: 'tablet-downs',
    name: 'Tablet Downs',
    page: '/prime-almanac/torosia.html',
    chain: [
      [770, 1060],
      [760, 1150],
      [775, 1240],
    ],
    width: 18,
    height: 0.34,
  },
  {
    id: 'the-gullback',
    name: 'The Gullback',
    page: '/prime-almanac/southwest-peninsula.html',
    chain: [
      [545, 960],
      [470, 1100],
      [430, 1250],
      [445, 1370],
    ],
    width: 22,
    height: 0.46,
  },
  {
    id: 'the-shapers',
    name: 'The Shapers',
    page: '/prime-almanac/morgana.html',
    chain: [
      [830, 1710],
      [880, 1725],
    ],
    width: 26,
    height: 0.56,
  },
  {
    id: 'charter-range',
    name: 'Charter Range',
    page: '/prime-almanac/n-eastern-continent.html',
    chain: [
      [2040, 620],
      [2180, 640],
      [2330, 590],
      [2480, 620],
      [2560, 740],
    ],
    width: 36,
    height: 0.7,
  },
  {
    id: 'the-sundered-wall',
    name: 'The Sundered Wall',
    page: '/prime-almanac/unclaimed.html',
    chain: [
      [2600, 900],
      [2650, 1050],
      [2650, 1220],
      [2600, 1370],
    ],
    width: 32,
    height: 0.72,
  },
  {
    id: 'sunscale-hills',
    name: 'Sunscale Hills',
    page: '/prime-almanac/s-eastern-continent.html',
    chain: [
      [2180, 1660],
      [2300, 1610],
      [2440, 1620],
    ],
    width: 26,
    height: 0.5,
  },
];
