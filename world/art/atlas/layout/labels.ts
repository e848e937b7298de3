import {names, type CurvedName} from './curvedName';
import {rangeNames} from './rangeNames';

/** Names on the world map that follow the shape of the land. */
export const curvedNames: readonly CurvedName[] = [
  ...names('territory', [
    [
      'Deep North',
      25,
      12,
      [
        [1230, 168],
        [1400, 172],
        [1580, 164],
      ],
    ],
    [
      'Great North',
      31,
      9,
      [
        [560, 477],
        [730, 441],
        [960, 457],
      ],
    ],
    [
      'Central',
      32,
      12,
      [
        [922, 640],
        [1035, 616],
        [1160, 636],
      ],
    ],
    [
      'Torosia',
      27,
      8,
      [
        [742, 1238],
        [812, 1222],
        [880, 1226],
      ],
    ],
    [
      'Southwest Peninsula',
      19,
      2,
      [
        [478, 968],
        [392, 1150],
        [432, 1400],
      ],
    ],
    [
      'Lor Aserion',
      23,
      3,
      [
        [1145, 1168],
        [1215, 1252],
        [1325, 1320],
      ],
    ],
    [
      'Fey Kingdoms',
      17,
      1,
      [
        [760, 1456],
        [860, 1480],
        [965, 1440],
      ],
    ],
    [
      'Hordelands',
      22,
      4,
      [
        [1205, 968],
        [1330, 968],
        [1462, 868],
      ],
    ],
    [
      'Morgana',
      20,
      4,
      [
        [772, 1694],
        [850, 1688],
        [930, 1706],
      ],
    ],
    [
      'N Eastern Continent',
      32,
      8,
      [
        [1835, 545],
        [2145, 425],
        [2505, 525],
      ],
    ],
    [
      'S Eastern Continent',
      22,
      3,
      [
        [2068, 1412],
        [2243, 1392],
        [2418, 1412],
      ],
    ],
    [
      'unclaimed',
      21,
      7,
      [
        [2527, 950],
        [2595, 1070],
        [2625, 1240],
      ],
    ],
  ]),
  ...names('sea', [
    [
      'Midsea',
      40,
      22,
      [
        [240, 1330],
        [165, 1080],
        [215, 800],
      ],
    ],
    [
      'Rime Ocean',
      30,
      14,
      [
        [210, 330],
        [430, 150],
        [690, 205],
      ],
    ],
    [
      'Watcher’s Strait',
      20,
      3,
      [
        [1606, 820],
        [1622, 650],
        [1594, 470],
      ],
    ],
    [
      'Coral Deeps',
      36,
      14,
      [
        [1240, 1580],
        [1500, 1500],
        [1730, 1290],
      ],
    ],
  ]),
  ...rangeNames,
];
