import type {Box, Chain, Point} from '../../../../scripts/drawing/vector';

/** A river that pages name, with a given course; its tributaries are generated. */
export type MainRiver = {
  readonly id: string;
  readonly name: string;
  readonly page: string;
  /** From source to mouth. */
  readonly course: Chain;
};

/** The course of a stream through a place, from its source to the water that it flows into. */
export type Brook = {readonly place: string; readonly course: Chain};

export const brooks: readonly Brook[] = [
  {
    place: 'Ottering',
    course: [
      [898, 846],
      [868, 868],
      [840, 886],
      [790, 900],
      [735, 903],
      [690, 898],
    ],
  },
  {
    place: 'Pellowby',
    course: [
      [634, 820],
      [648, 860],
      [650, 900],
      [646, 938],
    ],
  },
  {
    place: 'Tollen',
    course: [
      [866, 700],
      [888, 778],
      [915, 840],
      [950, 900],
      [985, 955],
    ],
  },
  {
    place: 'Dunmarrow',
    course: [
      [670, 642],
      [698, 690],
      [730, 712],
      [763, 735],
    ],
  },
  {
    place: 'Wickenbridge',
    course: [
      [642, 714],
      [624, 745],
      [610, 770],
      [598, 814],
    ],
  },
];

export type Lake = {
  readonly name: string;
  readonly center: Point;
  /** Half of its length and width, in miles. */
  readonly size: Point;
  /** Rotation of its long axis from east to south, in radians. */
  readonly turn: number;
};

export const mainRivers: readonly MainRiver[] = [
  {
    id: 'harrow',
    name: 'The Harrow',
    page: '/prime-almanac/central.html',
    course: [
      [858, 575],
      [840, 625],
      [806, 672],
      [772, 716],
      [760, 748],
      [757, 780],
      [735, 830],
      [700, 870],
      [672, 912],
      [655, 950],
    ],
  },
  {
    id: 'cadrine',
    name: 'The Cadrine',
    page: '/prime-almanac/torosia.html',
    course: [
      [985, 955],
      [945, 985],
      [905, 1030],
      [860, 1060],
      [812, 1062],
      [765, 1100],
      [735, 1150],
      [706, 1196],
    ],
  },
  {
    id: 'the-nine-days-water',
    name: 'The Nine Days’ Water',
    page: '/prime-almanac/s-eastern-continent.html',
    course: [
      [2610, 1390],
      [2540, 1430],
      [2470, 1490],
      [2390, 1480],
      [2310, 1510],
      [2230, 1490],
      [2150, 1530],
      [2070, 1520],
      [1990, 1550],
      [1920, 1560],
    ],
  },
];

export const lakes: readonly Lake[] = [
  {name: 'Harrow Mere', center: [752, 752], size: [13, 26], turn: 0.25},
];

/** Lakes without an outflow, each as a box around it: what flows into one stays there, and leaves its salt. */
export const saltLakes: readonly {
  readonly name: string;
  readonly box: Box;
}[] = [{name: 'Brugh Salt', box: [1080, 860, 1260, 980]}];

/** Wetlands, with center and radius in miles. */
export const marshes: readonly {
  readonly name: string;
  readonly center: Point;
  readonly reach: number;
}[] = [{name: 'The Claimed Marsh', center: [1215, 505], reach: 42}];
