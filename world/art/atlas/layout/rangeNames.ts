import {names} from './curvedName';

/** Names of mountain ranges, along their feet. */
export const rangeNames = names('range', [
  [
    'The Ringwall',
    13,
    5,
    [
      [530, 630],
      [640, 638],
      [740, 630],
    ],
  ],
  [
    'Giants’ Landings',
    12,
    4,
    [
      [1290, 122],
      [1430, 126],
      [1570, 120],
    ],
  ],
  [
    'The Eyries',
    12,
    3,
    [
      [1196, 990],
      [1280, 1078],
      [1352, 1180],
    ],
  ],
  [
    'The Tallies',
    11,
    3,
    [
      [1199, 640],
      [1221, 730],
      [1195, 850],
    ],
  ],
  [
    'The Gullback',
    12,
    3,
    [
      [520, 1062],
      [470, 1180],
      [470, 1330],
    ],
  ],
  [
    'Charter Range',
    14,
    5,
    [
      [2060, 672],
      [2230, 690],
      [2400, 640],
    ],
  ],
  [
    'The Sundered Wall',
    13,
    4,
    [
      [2685, 950],
      [2715, 1130],
      [2675, 1320],
    ],
  ],
  [
    'Sunscale Hills',
    12,
    4,
    [
      [2150, 1706],
      [2300, 1660],
      [2460, 1664],
    ],
  ],
]);
