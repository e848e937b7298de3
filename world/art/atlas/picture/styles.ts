import type {Color} from './color';

/** The style of a map: its colors, and the strength of each effect. */
export type Style = {
  readonly id: 'physical' | 'political' | 'night';
  /** Land colors by temperature (rows, cold first) and humidity (columns, dry first). */
  readonly land: readonly (readonly Color[])[];
  readonly rock: Color;
  readonly snow: Color;
  /** Water near the coast and far from it. */
  readonly shallow: Color;
  readonly deep: Color;
  /** Colors of cold seas, and of water along the shore. */
  readonly ice: Color;
  readonly surf: Color;
  /** Strength of a territory's tint everywhere, and along its borders. */
  readonly tint: readonly [all: number, border: number];
  /** Strength of the relief shading. */
  readonly shade: number;
  /** Color of lines and glyphs. */
  readonly ink: string;
  readonly glyphFill: string;
  readonly glyphShade: string;
  readonly trees: readonly [cold: string, mild: string, warm: string];
  readonly water: string;
  readonly border: string;
  readonly road: string;
  /** Colors of the names of land, sea and towns, and of the halos around them. */
  readonly territoryName: string;
  readonly seaName: string;
  readonly townName: string;
  readonly halo: string;
  readonly seaHalo: string;
  /** Background of cartouches and scale bars. */
  readonly board: string;
  readonly accent: string;
  /** Whether mountains and trees are drawn as glyphs. */
  readonly glyphs: boolean;
  /** Whether towns are shown as lights. */
  readonly lamps: boolean;
};

const physical: Style = {
  id: 'physical',
  land: [
    [
      [238, 236, 228],
      [240, 240, 235],
      [243, 243, 240],
    ],
    [
      [216, 208, 182],
      [203, 205, 180],
      [191, 200, 182],
    ],
    [
      [215, 204, 163],
      [184, 190, 147],
      [151, 170, 132],
    ],
    [
      [225, 208, 162],
      [194, 194, 142],
      [147, 169, 119],
    ],
    [
      [232, 209, 158],
      [207, 197, 138],
      [149, 166, 110],
    ],
    [
      [236, 212, 162],
      [216, 197, 132],
      [143, 163, 105],
    ],
  ],
  rock: [178, 160, 130],
  snow: [247, 245, 240],
  shallow: [186, 205, 197],
  deep: [122, 157, 165],
  ice: [208, 218, 215],
  surf: [228, 224, 198],
  tint: [0.07, 0.5],
  shade: 1,
  ink: '#33281d',
  glyphFill: '#e6d8b8',
  glyphShade: '#5d4a36',
  trees: ['#6d8067', '#83935c', '#7f9450'],
  water: '#4d7f92',
  border: '#6b2a1e',
  road: '#8a4a2c',
  territoryName: '#57201a',
  seaName: '#284a56',
  townName: '#2a1f16',
  halo: '#efe4c8',
  seaHalo: '#bdd2ca',
  board: '#efe2c2',
  accent: '#8a3324',
  glyphs: true,
  lamps: false,
};

const political: Style = {
  ...physical,
  id: 'political',
  land: [
    [
      [236, 232, 220],
      [236, 232, 220],
    ],
    [
      [233, 226, 206],
      [233, 226, 206],
    ],
  ],
  rock: [222, 212, 190],
  snow: [240, 237, 228],
  tint: [0.46, 0.42],
  shade: 0.4,
  glyphs: false,
};

const night: Style = {
  ...physical,
  id: 'night',
  land: [
    [
      [58, 68, 84],
      [60, 72, 88],
    ],
    [
      [44, 54, 66],
      [38, 54, 60],
    ],
    [
      [48, 50, 58],
      [36, 52, 54],
    ],
    [
      [54, 48, 52],
      [40, 52, 50],
    ],
  ],
  rock: [70, 72, 86],
  snow: [112, 124, 146],
  shallow: [22, 40, 62],
  deep: [10, 19, 36],
  ice: [38, 56, 80],
  surf: [44, 70, 92],
  tint: [0.05, 0.32],
  shade: 1.5,
  ink: '#0a111d',
  glyphFill: '#4a5468',
  glyphShade: '#141b29',
  trees: ['#2b4148', '#2f463f', '#33463a'],
  water: '#2f5d84',
  border: '#c08a4a',
  road: '#b48a52',
  territoryName: '#e8c988',
  seaName: '#86a9c6',
  townName: '#f2e6c9',
  halo: '#0d1524',
  seaHalo: '#0b1526',
  board: '#131d30',
  accent: '#c8953f',
  lamps: true,
};

export const styles = {physical, political, night} as const;
