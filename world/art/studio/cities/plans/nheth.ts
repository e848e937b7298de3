import type {CityGround} from '../cityPlan';

/** Nheth, hung on its cables in a shaft. */
export const nheth: CityGround = {
  city: 'Nheth',
  subtitle: 'from the top stair, looking down',
  file: 'nheth.webp',
  alt: 'Plan of Nheth: a wide dark shaft in rock, nine cables strung across it with houses hung along them, a ring of nine seats where the lowest of them meet, and ten numbered places with their key.',
  look: 'cave',
  waters: [
    [
      [590, 30],
      [860, 70],
      [1060, 210],
      [1140, 430],
      [1100, 680],
      [950, 860],
      [700, 960],
      [430, 950],
      [210, 840],
      [70, 640],
      [60, 400],
      [170, 190],
      [360, 70],
    ],
  ],
  rivers: [],
  bridges: [],
  streets: [
    [
      [330, 95],
      [520, 330],
      [590, 500],
      [780, 940],
    ],
    [
      [620, 45],
      [600, 300],
      [600, 500],
      [570, 950],
    ],
    [
      [900, 105],
      [700, 330],
      [600, 500],
      [360, 920],
    ],
    [
      [1090, 270],
      [820, 410],
      [600, 500],
      [110, 720],
    ],
    [
      [1130, 500],
      [600, 500],
      [70, 480],
    ],
    [
      [1060, 740],
      [600, 500],
      [120, 270],
    ],
    [
      [180, 190],
      [480, 250],
      [760, 240],
      [1030, 190],
    ],
    [
      [190, 820],
      [460, 740],
      [760, 740],
      [1010, 800],
    ],
    [
      [90, 590],
      [300, 600],
      [470, 820],
      [620, 950],
    ],
  ].map((line) => ({line: line as [number, number][], width: 6})),
  walls: [],
  quays: [
    [
      [690, 500],
      [665, 560],
      [600, 588],
      [535, 560],
      [510, 500],
      [535, 440],
      [600, 412],
      [665, 440],
      [690, 500],
    ],
  ],
  quarters: [],
  names: [
    {text: 'Rock', at: [70, 120]},
    {text: 'Gallery to Marce', at: [1050, 90]},
    {text: 'Down to the Quiet', at: [930, 690]},
  ],
};
