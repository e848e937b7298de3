import type {CityGround} from '../cityPlan';

/** The part of Toros between the harbor and the nine bells, from the harbor reeve to the mask market. */
export const carryingWay: CityGround = {
  city: 'Saltquay to Ninebells',
  subtitle: 'in Toros, under the smoke',
  file: 'saltquay-to-ninebells.webp',
  alt: 'Plan of a part of Toros: from a bay with a quay in the east a street climbs west by a stair, crosses another at four lamps, and goes up long steps to a square below nine towers; smoke over all of it, and numbered places with their key.',
  look: 'land',
  waters: [
    [
      [1300, 180],
      [1120, 260],
      [1060, 420],
      [1090, 640],
      [1050, 860],
      [1120, 1080],
      [1300, 1080],
    ],
  ],
  rivers: [],
  streets: [
    {
      line: [
        [1046, 602],
        [980, 590],
        [880, 560],
      ],
      width: 26,
    },
    {
      line: [
        [740, 530],
        [640, 450],
        [520, 380],
      ],
      width: 24,
    },
    {
      line: [
        [370, 270],
        [280, 300],
        [220, 390],
        [110, 470],
      ],
      width: 24,
    },
    {
      line: [
        [640, 450],
        [700, 250],
        [690, -40],
      ],
      width: 18,
    },
    {
      line: [
        [640, 450],
        [560, 640],
        [470, 820],
        [440, 1060],
      ],
      width: 20,
    },
    {
      line: [
        [980, 590],
        [930, 740],
        [880, 820],
        [700, 860],
        [470, 820],
      ],
      width: 18,
    },
  ],
  bridges: [
    {
      line: [
        [880, 560],
        [740, 530],
      ],
      width: 30,
    },
    {
      line: [
        [520, 380],
        [370, 270],
      ],
      width: 40,
    },
  ],
  walls: [],
  quays: [
    [
      [1060, 440],
      [1084, 640],
      [1052, 830],
    ],
  ],
  quarters: [
    {
      name: 'Saltquay',
      labelAt: [1000, 500],
      ring: [
        [800, 300],
        [1040, 330],
        [1030, 560],
        [760, 500],
        [690, 420],
      ],
      turn: 12,
      density: 0.86,
    },
    {
      ring: [
        [700, 620],
        [1040, 660],
        [1020, 930],
        [640, 960],
        [560, 760],
      ],
      turn: 12,
      density: 0.84,
    },
    {
      name: 'Ninebells',
      labelAt: [330, 150],
      ring: [
        [40, 40],
        [620, 40],
        [640, 230],
        [520, 330],
        [380, 230],
        [240, 260],
        [60, 330],
      ],
      turn: -8,
      density: 0.8,
    },
    {
      name: 'Tablet Rows',
      labelAt: [280, 690],
      ring: [
        [60, 560],
        [300, 400],
        [560, 460],
        [500, 680],
        [380, 940],
        [60, 940],
      ],
      turn: 30,
      density: 0.78,
    },
  ],
  names: [
    {text: 'the bay', at: [1120, 760]},
    {text: 'to Sealhill', at: [790, 60]},
    {text: 'to Ladderfoot', at: [560, 980]},
  ],
  lamps: [
    [618, 432],
    [662, 432],
    [618, 472],
    [664, 474],
    [980, 570],
    [820, 526],
    [440, 300],
    [250, 330],
  ],
  smoke: [
    {at: [560, 420], reach: 520},
    {at: [260, 700], reach: 420},
    {at: [900, 260], reach: 380},
  ],
};
