import type {Point} from '../../../../scripts/drawing/vector';

export type SeaRouteSeed = {
  readonly name: string;
  readonly kind: 'sea' | 'coast' | 'ferry';
  readonly from: string;
  readonly to: string;
  /** The points at which ships change course. */
  readonly by: readonly Point[];
  /** Its length in miles, if a table gives it. */
  readonly miles?: number;
  /** The season in which it is sailed, as tables name it; absent if all year. */
  readonly season?: string;
};

/** Shipping routes; their lengths are those of the almanac's tables. */
export const seaRouteSeeds: readonly SeaRouteSeed[] = [
  {
    name: 'Vell to Emeraldine',
    kind: 'sea',
    from: 'Vell',
    to: 'Emeraldine',
    by: [
      [625, 1220],
      [630, 1420],
      [660, 1570],
    ],
    miles: 700,
    season: 'Stormrise to Emberreap',
  },
  {
    name: 'Toros to Ostmark',
    kind: 'sea',
    from: 'Toros',
    to: 'Tidewatch',
    by: [
      [1010, 1300],
      [1120, 1410],
      [1300, 1440],
      [1480, 1330],
      [1570, 1140],
    ],
    miles: 1192,
    season: 'Highwind to Emberreap',
  },
  {
    name: 'Tidewatch roads',
    kind: 'sea',
    from: 'Tidewatch',
    to: 'Ostmark',
    by: [
      [1650, 860],
      [1660, 780],
    ],
    miles: 258,
  },
  {
    name: 'Ostmark to Ssahrak',
    kind: 'coast',
    from: 'Tidewatch',
    to: 'Leavings',
    by: [
      [1740, 1000],
      [1960, 1030],
      [2200, 1060],
    ],
    miles: 857,
    season: 'all year except Stormrise',
  },
  {
    name: 'Ostmark to Ssahrak',
    kind: 'coast',
    from: 'Leavings',
    to: 'Ssahrak',
    by: [
      [2330, 1250],
      [2150, 1240],
      [1960, 1330],
      [1870, 1450],
    ],
    miles: 785,
    season: 'all year except Stormrise',
  },
  {
    name: 'Vell to Port Havenna',
    kind: 'sea',
    from: 'Vell',
    to: 'Port Havenna',
    by: [[640, 1230]],
    miles: 360,
    season: 'Floodmoot to Forgewarm',
  },
  {
    name: 'Kadrun to Quillon',
    kind: 'sea',
    from: 'Kadrun',
    to: 'Quillon',
    by: [
      [560, 260],
      [430, 290],
      [370, 430],
      [350, 700],
      [355, 900],
    ],
    miles: 1080,
    season: 'Stormrise to Emberreap',
  },
  {
    name: 'Odderholm to Skarhold Landing',
    kind: 'sea',
    from: 'Odderholm',
    to: 'Skarhold Landing',
    by: [
      [600, 240],
      [800, 235],
    ],
    miles: 520,
    season: 'Highwind and Hazefall',
  },
  {
    name: 'Hound’s Stair to Tidewatch',
    kind: 'ferry',
    from: 'Hound’s Stair',
    to: 'Tidewatch',
    by: [],
    miles: 190,
    season: 'any day, at slack tide',
  },
  {
    name: 'Emeraldine to Ssahrak',
    kind: 'sea',
    from: 'Emeraldine',
    to: 'Ssahrak',
    by: [
      [900, 1622],
      [1800, 1585],
    ],
    miles: 1260,
    season: 'Highwind to Deepsoil',
  },
];
