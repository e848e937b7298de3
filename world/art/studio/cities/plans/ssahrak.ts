import type {CityGround} from '../cityPlan';

/** Ssahrak, which has channels for streets. */
export const ssahrak: CityGround = {
  city: 'Ssahrak',
  subtitle: 'nine channels, no streets',
  file: 'ssahrak.webp',
  alt: 'Plan of Ssahrak: a river from the east that forks into nine channels between terraces of brick, gathers in a basin behind a water gate on the western coast, desert on both sides, and ten numbered places with their key.',
  look: 'dry',
  waters: [
    [
      [-80, -60],
      [60, -60],
      [40, 180],
      [70, 400],
      [60, 600],
      [30, 800],
      [60, 1060],
      [-80, 1060],
    ],
    [
      [60, 420],
      [190, 390],
      [250, 480],
      [200, 590],
      [60, 590],
    ],
  ],
  rivers: [
    {
      line: [
        [1240, 430],
        [1080, 470],
        [930, 495],
      ],
      width: 62,
    },
    ...[110, 200, 290, 385, 495, 600, 700, 795, 885].map((y) => ({
      line: [
        [930, 495],
        [840, 495 + (y - 495) * 0.55],
        [700, y],
        [480, y + (495 - y) * 0.06],
        [330, 495 + (y - 495) * 0.55],
        [215, 495],
      ] as const,
      width: 20,
    })),
  ],
  bridges: [],
  streets: [],
  walls: [
    [
      [140, 330],
      [300, 130],
      [480, 50],
      [760, 50],
      [920, 240],
      [1010, 400],
    ],
    [
      [140, 660],
      [300, 850],
      [480, 940],
      [760, 940],
      [920, 760],
      [1010, 590],
    ],
  ],
  quays: [
    [
      [70, 440],
      [78, 480],
    ],
    [
      [70, 580],
      [78, 530],
    ],
  ],
  quarters: [
    {
      ring: [
        [170, 340],
        [310, 150],
        [480, 70],
        [750, 70],
        [890, 250],
        [990, 420],
        [900, 495],
        [240, 495],
      ],
      turn: -2,
      density: 0.98,
    },
    {
      ring: [
        [170, 650],
        [310, 830],
        [480, 915],
        [750, 915],
        [890, 750],
        [990, 570],
        [900, 496],
        [240, 496],
      ],
      turn: 3,
      density: 0.98,
    },
  ],
  names: [
    {text: 'Sea', at: [60, 300]},
    {text: 'The river', at: [1110, 520]},
    {text: 'Sand', at: [1050, 200]},
    {text: 'Sand', at: [1050, 850]},
  ],
};
