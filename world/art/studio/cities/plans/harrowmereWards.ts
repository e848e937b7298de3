import type {Quarter} from '../cityPlan';

const insideTheWall: readonly Quarter[] = [
  {
    name: 'Speakerhall',
    labelAt: [420, 268],
    ring: [
      [228, 215],
      [300, 185],
      [525, 240],
      [525, 400],
      [300, 390],
      [222, 390],
    ],
    turn: 8,
    density: 0.82,
  },
  {
    name: 'Nine Arches',
    labelAt: [395, 470],
    ring: [
      [214, 412],
      [525, 420],
      [530, 600],
      [330, 622],
      [300, 660],
      [228, 664],
    ],
    turn: -8,
    density: 1,
  },
  {
    name: 'Papermill',
    labelAt: [358, 798],
    ring: [
      [228, 680],
      [330, 658],
      [525, 622],
      [514, 905],
      [316, 880],
      [228, 778],
    ],
    turn: 12,
    density: 1,
  },
  {
    name: 'Lanternside',
    labelAt: [950, 262],
    ring: [
      [690, 240],
      [900, 180],
      [1040, 190],
      [1060, 420],
      [860, 410],
      [680, 400],
    ],
    turn: -9,
    density: 0.92,
  },
  {
    name: 'Eelmarket',
    labelAt: [775, 660],
    ring: [
      [690, 420],
      [860, 430],
      [860, 560],
      [840, 700],
      [815, 858],
      [648, 892],
    ],
    turn: 10,
    density: 1,
  },
  {
    name: 'Concord Hill',
    labelAt: [958, 466],
    ring: [
      [870, 430],
      [1066, 440],
      [1060, 600],
      [970, 735],
      [870, 790],
      [830, 780],
      [870, 600],
    ],
    turn: 24,
    density: 0.5,
  },
];

/** Suburbs that are younger than the wall. */
const outsideTheWall: readonly Quarter[] = [
  {
    name: 'Netshore',
    labelAt: [82, 292],
    ring: [
      [6, 208],
      [166, 212],
      [158, 390],
      [6, 390],
    ],
    turn: -4,
    density: 0.85,
  },
  {
    name: 'Overditch',
    labelAt: [84, 520],
    ring: [
      [4, 450],
      [164, 450],
      [172, 600],
      [176, 730],
      [4, 730],
    ],
    turn: -12,
    density: 0.9,
  },
  {
    name: 'Lategate',
    labelAt: [1010, 905],
    ring: [
      [900, 925],
      [1050, 812],
      [1112, 845],
      [1085, 890],
      [1085, 990],
      [900, 990],
    ],
    turn: -34,
    density: 0.75,
  },
];

/** The nine wards of Harrowmere. */
export const harrowmereWards: readonly Quarter[] = [
  ...insideTheWall,
  ...outsideTheWall,
];
