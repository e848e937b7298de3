import type {CityGround} from '../cityPlan';

/** Harrowmere, where the Harrow leaves its lake. */
export const harrowmere: CityGround = {
  city: 'Harrowmere',
  subtitle: 'where the Harrow leaves its lake',
  file: 'harrowmere.webp',
  alt: 'Plan of Harrowmere: a lake to the north, the Harrow flowing south out of it under Long Bridge, three wards on each bank inside a wall, and ten numbered places with their key.',
  look: 'land',
  waters: [
    [
      [-60, -80],
      [1260, -80],
      [1260, 110],
      [1080, 150],
      [900, 130],
      [720, 190],
      [600, 230],
      [460, 180],
      [300, 150],
      [140, 190],
      [-60, 140],
    ],
  ],
  rivers: [
    {
      line: [
        [600, 160],
        [590, 330],
        [610, 520],
        [570, 700],
        [560, 860],
        [600, 1060],
      ],
      width: 104,
    },
  ],
  bridges: [
    {
      line: [
        [515, 515],
        [705, 530],
      ],
      width: 26,
    },
    {
      line: [
        [480, 792],
        [650, 800],
      ],
      width: 12,
    },
  ],
  streets: [
    {
      line: [
        [-40, 640],
        [140, 600],
        [270, 560],
        [515, 515],
      ],
      width: 20,
    },
    {
      line: [
        [705, 530],
        [860, 560],
        [1010, 610],
        [1240, 640],
      ],
      width: 20,
    },
    {
      line: [
        [330, 270],
        [290, 430],
        [270, 560],
        [390, 740],
        [400, 1040],
      ],
      width: 15,
    },
    {
      line: [
        [930, 260],
        [870, 420],
        [860, 560],
        [800, 740],
        [820, 1040],
      ],
      width: 15,
    },
    {
      line: [
        [390, 740],
        [480, 792],
      ],
      width: 12,
    },
    {
      line: [
        [650, 800],
        [800, 740],
      ],
      width: 12,
    },
  ],
  walls: [
    [
      [96, 200],
      [70, 420],
      [96, 610],
      [110, 800],
      [260, 930],
      [480, 960],
    ],
    [
      [690, 965],
      [900, 930],
      [1070, 800],
      [1096, 625],
      [1100, 400],
      [1060, 170],
    ],
  ],
  quays: [
    [
      [668, 600],
      [638, 700],
      [630, 860],
    ],
  ],
  quarters: [
    {
      name: 'Speakerhall',
      labelAt: [420, 268],
      ring: [
        [110, 210],
        [300, 180],
        [525, 240],
        [525, 400],
        [300, 390],
        [95, 390],
      ],
      turn: 8,
      density: 0.82,
    },
    {
      name: 'Nine Arches',
      labelAt: [190, 500],
      ring: [
        [90, 410],
        [525, 420],
        [530, 600],
        [330, 620],
        [290, 690],
        [110, 680],
      ],
      turn: -8,
      density: 1,
    },
    {
      name: 'Papermill',
      labelAt: [330, 880],
      ring: [
        [310, 640],
        [525, 610],
        [510, 930],
        [290, 910],
        [130, 790],
        [120, 700],
        [290, 710],
      ],
      turn: 12,
      density: 0.94,
    },
    {
      name: 'Lanternside',
      labelAt: [985, 230],
      ring: [
        [690, 240],
        [900, 180],
        [1060, 190],
        [1080, 420],
        [860, 410],
        [680, 400],
      ],
      turn: -9,
      density: 0.92,
    },
    {
      name: 'Eelmarket',
      labelAt: [790, 640],
      ring: [
        [690, 420],
        [860, 430],
        [860, 560],
        [840, 700],
        [790, 920],
        [660, 940],
      ],
      turn: 10,
      density: 1,
    },
    {
      name: 'Concord Hill',
      labelAt: [975, 740],
      ring: [
        [870, 430],
        [1080, 440],
        [1080, 700],
        [1040, 800],
        [880, 900],
        [830, 880],
        [870, 600],
      ],
      turn: 24,
      density: 0.5,
    },
  ],
  names: [
    {text: 'The lake', at: [610, 90]},
    {text: 'Harrow', at: [568, 930]},
    {text: 'Tally Road', at: [1110, 680]},
    {text: 'Lamp Road', at: [890, 986]},
    {text: 'Port Road', at: [60, 660]},
  ],
};
