import type {Point} from '../../../../scripts/drawing/vector';

/** A part of a territory, such as a province. */
export type Division = {
  readonly name: string;
  /** Its towns, as on maps. */
  readonly towns: readonly string[];
  /** Further points that belong to it. */
  readonly at: readonly Point[];
};

/** The parts of territories that have borders within, by territory. */
export const divisions: Readonly<Record<string, readonly Division[]>> = {
  torosia: [
    {name: 'Lothara', towns: ['Toros', 'Ruvella', 'Ostina'], at: []},
    {
      name: 'Havenna',
      towns: ['Port Havenna', 'Varrana', 'Drusca'],
      at: [
        [760, 1262],
        [805, 1232],
        [890, 1252],
      ],
    },
    {name: 'Marcesta', towns: ['Marce', 'Vellana', 'Mettia'], at: []},
    {
      name: 'Upper Cadrine',
      towns: ['Cadris', 'Hadrana'],
      at: [[935, 1040]],
    },
    {
      name: 'Low Cadrine',
      towns: ['Sallis', 'Corvana'],
      at: [
        [780, 1180],
        [720, 1110],
      ],
    },
    {name: 'Elderwatch', towns: ['Vigil', 'Pharra'], at: []},
    {name: 'Thornmarch', towns: ['Hedgegate'], at: [[880, 1300]]},
  ],
  'n-eastern-continent': [
    {
      name: 'Crown of Ostmark',
      towns: ['Ostmark', 'New Sallis'],
      at: [[1960, 620]],
    },
    {
      name: 'Crown of Tidewatch',
      towns: ['Tidewatch', 'Furrier’s Reach'],
      at: [
        [1830, 880],
        [2200, 400],
        [1860, 275],
      ],
    },
    {
      name: 'Crown of Emberhold',
      towns: ['Emberhold', 'Sower’s Cross', 'Warmstone'],
      at: [
        [2520, 520],
        [2120, 880],
      ],
    },
  ],
};
