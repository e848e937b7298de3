import type {Bridge, Way} from '../cityPlan';

/** The river Harrow. */
const harrow: Way = {
  line: [
    [600, 160],
    [590, 330],
    [610, 520],
    [570, 700],
    [560, 860],
    [600, 1060],
  ],
  width: 104,
};

/** Two arms of the moat from the lake to the Harrow, the mill race, and the fish canal. */
const streams: readonly Way[] = [
  {
    line: [
      [190, 110],
      [172, 420],
      [184, 590],
      [190, 790],
      [290, 925],
      [420, 958],
      [590, 966],
    ],
    width: 20,
  },
  {
    line: [
      [1090, 90],
      [1106, 400],
      [1096, 620],
      [1030, 775],
      [880, 900],
      [740, 955],
      [590, 966],
    ],
    width: 20,
  },
  {
    line: [
      [580, 645],
      [470, 662],
      [340, 672],
      [264, 720],
      [268, 790],
      [340, 850],
      [440, 862],
      [570, 880],
    ],
    width: 12,
  },
  {
    line: [
      [580, 800],
      [720, 806],
      [840, 776],
      [952, 842],
    ],
    width: 14,
  },
];

/** The Harrow and the streams that are led through the city. */
export const harrowmereRivers: readonly Way[] = [harrow, ...streams];

export const harrowmereStreets: readonly Way[] = [
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
      [830, 880],
      [960, 1060],
    ],
    width: 15,
  },
  {
    line: [
      [392, 748],
      [440, 776],
      [512, 798],
    ],
    width: 10,
  },
  {
    line: [
      [724, 534],
      [738, 640],
      [724, 800],
      [738, 872],
    ],
    width: 10,
  },
  {
    line: [
      [90, 330],
      [86, 480],
      [96, 612],
    ],
    width: 10,
  },
];

/** The nine bridges, of which only the first crosses the Harrow. */
export const harrowmereBridges: readonly Bridge[] = [
  {
    name: 'Long Bridge',
    markAt: [601, 523],
    line: [
      [515, 515],
      [705, 530],
    ],
    width: 26,
  },
  {
    name: 'Port Gate',
    markAt: [146, 564],
    line: [
      [163, 592],
      [203, 581],
    ],
    width: 22,
  },
  {
    name: 'Mill Gate',
    markAt: [352, 976],
    line: [
      [396, 930],
      [398, 972],
    ],
    width: 18,
  },
  {
    name: 'Lamp Gate',
    markAt: [910, 920],
    line: [
      [843, 889],
      [865, 925],
    ],
    width: 18,
  },
  {
    name: 'Tally Gate',
    markAt: [1132, 588],
    line: [
      [1067, 616],
      [1108, 623],
    ],
    width: 22,
  },
  {
    name: 'Upper Race',
    markAt: [318, 648],
    line: [
      [340, 661],
      [354, 692],
    ],
    width: 17,
  },
  {
    name: 'Lower Race',
    markAt: [436, 889],
    line: [
      [393, 839],
      [394, 873],
    ],
    width: 17,
  },
  {
    name: 'Eel Lane',
    markAt: [766, 828],
    line: [
      [728, 783],
      [728, 819],
    ],
    width: 14,
  },
  {
    name: 'Fishwives’',
    markAt: [776, 752],
    line: [
      [810, 768],
      [812, 804],
    ],
    width: 17,
  },
];
