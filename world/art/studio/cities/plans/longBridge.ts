import type {CityGround} from '../cityPlan';

/** The lamps on each side of the bridge, and the distance between them. */
const LAMPS = {count: 9, from: 296, apart: 72} as const;

/** Long Bridge in Harrowmere, from end stone to end stone. */
export const longBridge: CityGround = {
  city: 'Long Bridge',
  subtitle: 'nine arches, eighteen lamps',
  file: 'long-bridge.webp',
  alt: 'Plan of Long Bridge: nine arches and eighteen lamps across the Harrow, from the toll house in Nine Arches to the burial quay in Eelmarket, with houses on both banks and ten numbered places with their key.',
  look: 'land',
  waters: [
    [
      [260, -80],
      [920, -80],
      [900, 200],
      [930, 500],
      [900, 800],
      [930, 1080],
      [250, 1080],
      [280, 800],
      [240, 500],
      [280, 200],
    ],
  ],
  rivers: [],
  streets: [
    {
      line: [
        [-40, 500],
        [220, 500],
      ],
      width: 46,
    },
    {
      line: [
        [950, 500],
        [1210, 500],
      ],
      width: 46,
    },
    {
      line: [
        [150, -40],
        [170, 300],
        [150, 500],
        [180, 760],
        [150, 1040],
      ],
      width: 22,
    },
    {
      line: [
        [1010, -40],
        [1000, 260],
        [1030, 500],
        [1000, 760],
        [1030, 1040],
      ],
      width: 22,
    },
  ],
  bridges: [
    {
      line: [
        [216, 500],
        [954, 500],
      ],
      width: 84,
    },
  ],
  walls: [],
  quays: [
    [
      [926, 575],
      [915, 680],
      [902, 800],
    ],
  ],
  quarters: [
    {
      name: 'Nine Arches',
      labelAt: [120, 120],
      ring: [
        [0, 0],
        [250, 0],
        [270, 200],
        [235, 440],
        [235, 560],
        [270, 800],
        [250, 1000],
        [0, 1000],
      ],
      turn: 2,
      density: 0.95,
    },
    {
      name: 'Eelmarket',
      labelAt: [1064, 120],
      ring: [
        [935, 0],
        [1170, 0],
        [1170, 1000],
        [945, 1000],
        [915, 800],
        [940, 560],
        [940, 440],
        [915, 200],
      ],
      turn: -3,
      density: 0.95,
    },
  ],
  lamps: Array.from({length: LAMPS.count}, (_, index) => {
    const x = LAMPS.from + index * LAMPS.apart;
    return [
      [x, 462],
      [x, 538],
    ] as const;
  }).flat(),
  names: [
    {text: 'Harrow', at: [584, 820]},
    {text: 'from the lake', at: [584, 160]},
  ],
};
