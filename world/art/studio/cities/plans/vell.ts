import type {CityGround} from '../cityPlan';

/** Vell, the port where seven harbor masters sit. */
export const vell: CityGround = {
  city: 'Vell',
  subtitle: 'seven harbors, one page',
  file: 'vell.webp',
  alt: 'Plan of Vell: a harbor to the east behind a long curved mole, quays along three sides of a basin, dense blocks behind them and hills to the west, and ten numbered places with their key.',
  look: 'land',
  waters: [
    [
      [1300, -60],
      [860, -60],
      [820, 80],
      [760, 180],
      [640, 240],
      [560, 330],
      [540, 460],
      [570, 600],
      [660, 700],
      [760, 760],
      [820, 880],
      [840, 1060],
      [1300, 1060],
    ],
  ],
  rivers: [],
  bridges: [],
  streets: [
    {
      line: [
        [-40, 470],
        [160, 480],
        [350, 460],
        [510, 460],
      ],
      width: 20,
    },
    {
      line: [
        [720, -30],
        [560, 170],
        [470, 300],
        [450, 470],
        [480, 640],
        [600, 780],
        [680, 960],
      ],
      width: 18,
    },
    {
      line: [
        [350, 460],
        [290, 270],
        [330, 80],
      ],
      width: 13,
    },
    {
      line: [
        [350, 460],
        [300, 680],
        [370, 900],
      ],
      width: 13,
    },
  ],
  walls: [
    [
      [760, 40],
      [560, 40],
      [330, 60],
      [180, 210],
      [130, 420],
    ],
    [
      [130, 540],
      [190, 740],
      [340, 900],
      [560, 960],
      [780, 950],
    ],
  ],
  quays: [
    [
      [640, 250],
      [565, 335],
      [545, 460],
      [575, 595],
      [660, 690],
    ],
    [
      [770, 765],
      [880, 700],
      [950, 590],
      [960, 470],
      [930, 380],
    ],
    [
      [545, 400],
      [650, 400],
    ],
    [
      [550, 520],
      [660, 525],
    ],
  ],
  quarters: [
    {
      ring: [
        [560, 70],
        [740, 70],
        [720, 170],
        [610, 230],
        [520, 330],
        [350, 330],
        [330, 90],
      ],
      turn: -28,
      density: 0.98,
    },
    {
      ring: [
        [200, 220],
        [330, 90],
        [340, 300],
        [520, 340],
        [500, 460],
        [160, 460],
      ],
      turn: 6,
      density: 0.78,
    },
    {
      ring: [
        [160, 500],
        [500, 480],
        [540, 620],
        [400, 880],
        [340, 870],
        [210, 730],
      ],
      turn: -8,
      density: 0.9,
    },
    {
      ring: [
        [540, 640],
        [640, 720],
        [760, 790],
        [790, 920],
        [560, 930],
        [420, 880],
      ],
      turn: 34,
      density: 1,
    },
  ],
  names: [
    {text: 'The basin', at: [760, 540]},
    {text: 'Outer road of the Midsea', at: [1010, 200]},
    {text: 'Mole', at: [1005, 560]},
  ],
};
