import type {Color} from '../canvas';
import {bodyParts} from './bodies';
import type {Figure, Part, Pose} from './figure';
import {headParts} from './heads';

/** The colors of parts in daylight. */
const DYES: Readonly<Record<Part['dye'], Color>> = {
  black: [44, 40, 46],
  blue: [58, 78, 122],
  bone: [226, 216, 190],
  brown: [98, 66, 46],
  flame: [255, 226, 150],
  gray: [132, 132, 134],
  green: [66, 106, 76],
  leather: [74, 52, 40],
  olive: [140, 132, 94],
  pale: [226, 204, 182],
  red: [138, 50, 46],
  rust: [176, 96, 52],
  sand: [204, 176, 132],
  slate: [112, 108, 126],
  steel: [168, 172, 180],
  umber: [136, 94, 64],
  violet: [96, 74, 122],
  yellow: [210, 172, 92],
};

/** Returns the parts of a figure from back to front, with those that have an outline. */
export function listFigureParts(figure: Figure): readonly Part[] {
  return [...bodyParts(figure), ...headParts(figure)].filter(({d}) => d !== '');
}

/** Returns the width of a figure relative to its usual one, by people. */
export function getFigureWidth({kind, broad = 1}: Figure): number {
  const usual: Readonly<Partial<Record<Figure['kind'], number>>> = {
    avariel: 0.9,
    elf: 0.88,
    goblin: 1.3,
    halfOrc: 1.24,
    orc: 1.34,
  };
  return broad * (usual[kind] ?? 1);
}

/** Returns the color of a part in daylight. */
export function getPartColor({dye, share = 1}: Part): Color {
  const [red, green, blue] = DYES[dye];
  return [red * share, green * share, blue * share];
}

/** How far a pose lowers the body, in the units of a figure. */
const LOWERED: Readonly<Record<Pose, number>> = {
  kneel: 21,
  rest: 42,
  stand: 0,
  walk: 0,
};

/** Returns how far the body of a figure is lowered by its pose. */
export function getLowering({pose = 'stand'}: Figure): number {
  return LOWERED[pose];
}
