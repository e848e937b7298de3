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
  rust: [172, 92, 48],
  sand: [214, 184, 138],
  teal: [52, 106, 108],
  umber: [138, 94, 62],
  violet: [98, 74, 120],
  white: [236, 232, 222],
};

/** The default skin color of each people. */
export const SKINS: Readonly<Record<Kind, Color>> = {
  arachnahd: [112, 106, 122],
  elf: [232, 220, 204],
  goblin: [166, 154, 104],
  halfOrc: [166, 152, 112],
  human: [226, 190, 150],
  orc: [128, 136, 98],
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
};

export function getTone(color: Color, isDead = false): Tone {
  const seen = isDead ? mix(color, PALLOR, 0.62) : color;
  return {
    lit: css(mix(seen, [255, 248, 230], 0.34)),
    plain: css(seen),
    dark: css(mix(seen, [40, 24, 30], 0.34)),
    deep: css(mix(seen, [30, 20, 26], 0.62)),
  };
}
