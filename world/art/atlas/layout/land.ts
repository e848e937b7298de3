import type {Chain} from '../../../../scripts/drawing/vector';

/** A land mass along a chain of points, with a coast at about a given distance. */
export type LandMass = {
  readonly chain: Chain;
  /** Distance from the chain to the coast in miles, before noise is added. */
  readonly reach: number;
};

/**
 * The approximate shape of the land, in miles from the north-west corner; noise adds the details
 * of the coast.
 */
export const landMasses: readonly LandMass[] = [
  // Deep North, and the isthmus that the Sledge Road crosses
  {
    chain: [
      [775, 150],
      [890, 108],
      [1010, 122],
      [1180, 84],
      [1330, 132],
      [1490, 96],
      [1640, 165],
    ],
    reach: 74,
  },
  {
    chain: [
      [1065, 150],
      [1075, 320],
    ],
    reach: 62,
  },
  // the land between Harrowmere and Ottering
  {
    chain: [
      [790, 830],
      [850, 870],
    ],
    reach: 62,
  },
  // Great North
  {
    chain: [
      [545, 430],
      [700, 440],
      [900, 420],
      [1080, 405],
      [1230, 420],
    ],
    reach: 118,
  },
  {
    chain: [
      [1090, 470],
      [1210, 515],
    ],
    reach: 82,
  },
  // Central
  {
    chain: [
      [640, 690],
      [780, 720],
      [960, 745],
      [1120, 730],
    ],
    reach: 188,
  },
  // Hordelands
  {
    chain: [
      [1280, 560],
      [1380, 700],
      [1355, 880],
    ],
    reach: 152,
  },
  // Torosia
  {
    chain: [
      [860, 960],
      [825, 1110],
      [812, 1270],
    ],
    reach: 118,
  },
  // Fey Kingdoms
  {
    chain: [
      [815, 1320],
      [850, 1410],
      [900, 1470],
    ],
    reach: 98,
  },
  // Lor Aserion
  {
    chain: [
      [1090, 940],
      [1190, 1090],
      [1290, 1210],
    ],
    reach: 122,
  },
  // Southwest Peninsula
  {
    chain: [
      [585, 880],
      [505, 1020],
      [445, 1180],
      [430, 1330],
      [490, 1470],
    ],
    reach: 86,
  },
  // Morgana
  {
    chain: [
      [745, 1715],
      [850, 1735],
      [930, 1700],
    ],
    reach: 72,
  },
  // N Eastern Continent
  {
    chain: [
      [1890, 640],
      [2050, 500],
      [2290, 420],
      [2520, 480],
      [2610, 640],
    ],
    reach: 150,
  },
  {
    chain: [
      [1870, 720],
      [2060, 830],
      [2320, 880],
    ],
    reach: 128,
  },
  {
    chain: [
      [1860, 760],
      [1742, 900],
    ],
    reach: 66,
  },
  {
    chain: [
      [2110, 725],
      [2400, 735],
    ],
    reach: 92,
  },
  // the Breach
  {
    chain: [
      [2540, 900],
      [2580, 1130],
      [2530, 1330],
    ],
    reach: 140,
  },
  // S Eastern Continent
  {
    chain: [
      [2060, 1480],
      [2200, 1440],
      [2400, 1470],
      [2580, 1540],
    ],
    reach: 148,
  },
  {
    chain: [
      [2110, 1610],
      [2360, 1660],
    ],
    reach: 104,
  },
  // islands
  {
    chain: [
      [215, 640],
      [235, 700],
    ],
    reach: 40,
  },
  {
    chain: [
      [1530, 1690],
      [1560, 1725],
    ],
    reach: 38,
  },
  {
    chain: [
      [1845, 255],
      [1870, 300],
    ],
    reach: 46,
  },
  {
    chain: [
      [1160, 1500],
      [1180, 1530],
    ],
    reach: 34,
  },
  {
    chain: [
      [2800, 880],
      [2815, 950],
    ],
    reach: 42,
  },
];
