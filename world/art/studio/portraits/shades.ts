import {mix, type Color} from '../canvas';
import {css} from '../views/palettes';
import type {Kind, Shade} from './sitter';

/** The colors of the portraits, which match the tinctures of arms. */
export const shades: Readonly<Record<Shade, Color>> = {
  ash: [176, 172, 164],
  black: [46, 41, 42],
  brown: [96, 66, 44],
  chestnut: [130, 72, 40],
  gold: [214, 174, 84],
  gray: [128, 126, 122],
  green: [70, 108, 74],
  indigo: [58, 70, 112],
  ivory: [236, 220, 190],
  oxblood: [124, 40, 40],
  ruddy: [218, 154, 122],
  rust: [172, 92, 48],
  sand: [214, 184, 138],
  tawny: [176, 124, 86],
  teal: [52, 106, 108],
  umber: [138, 94, 62],
  violet: [98, 74, 120],
  white: [236, 232, 222],
};

/** The default skin color of each people. */
export const SKINS: Readonly<Record<Kind, Color>> = {
  arachnahd: [112, 106, 122],
  avariel: [216, 184, 156],
  elf: [232, 220, 204],
  goblin: [160, 146, 96],
  halfOrc: [164, 140, 102],
  human: [226, 190, 150],
  orc: [126, 124, 92],
  scaloid: [104, 142, 104],
};

/** Skin color of the dead who hold office. */
const PALLOR: Color = [190, 196, 200];

/** A color with a lighter and a darker variant, for SVG. */
export type Tone = {
  readonly lit: string;
  readonly plain: string;
  readonly dark: string;
  readonly deep: string;
  /** Outlines. */
  readonly ink: string;
  /** Lips, and cheeks in the cold. */
  readonly blush: string;
  /** The light underside of scales. */
  readonly pale: string;
};

export function getTone(color: Color, isDead = false): Tone {
  const seen = isDead ? mix(color, PALLOR, 0.62) : color;
  return {
    lit: css(mix(seen, [255, 248, 230], 0.34)),
    plain: css(seen),
    dark: css(mix(seen, [40, 24, 30], 0.34)),
    deep: css(mix(seen, [30, 20, 26], 0.62)),
    ink: css(mix(seen, [26, 18, 22], 0.84)),
    pale: css(mix(seen, [236, 222, 178], 0.55)),
    blush: css(mix(seen, [136, 46, 48], isDead ? 0.1 : 0.42)),
  };
}
