import {getFrame, type Frame} from '../shape/grid';
import {WORLD} from '../shape/terrain';
import type {Point} from '../../../../scripts/drawing/vector';

/**
 * A sheet that shows a part of the world. Its units are the cells of its frame; images have any
 * number of pixels per unit.
 */
export type Sheet = {
  readonly frame: Frame;
  /** Its id, from which its random numbers derive. */
  readonly id: string;
  /** The size of everything drawn, relative to the world map, where a mile is 0.8 units. */
  readonly pen: number;
};

/** Units per mile on the world map. */
const WORLD_SCALE = 0.8;

export const worldSheet: Sheet = {
  id: 'orrameth',
  frame: getFrame([0, 0], WORLD, WORLD_SCALE),
  pen: 1,
};

/** Creates a sheet for a part of the world, with a width in units. */
export function regionSheet(
  id: string,
  corner: Point,
  size: readonly [width: number, height: number, units: number],
): Sheet {
  const scale = size[2] / size[0];
  return {
    id,
    frame: getFrame(corner, [size[0], size[1]], scale),
    pen: Math.min(2.2, Math.max(1.2, Math.sqrt(scale / WORLD_SCALE))),
  };
}

/** Converts a point of the world to units of a sheet. */
export function onSheet({frame}: Sheet, [x, y]: Point): Point {
  return [
    (x - frame.corner[0]) * frame.scale,
    (y - frame.corner[1]) * frame.scale,
  ];
}

/** Converts a point of a sheet to world coordinates. */
export function inWorld({frame}: Sheet, [x, y]: Point): Point {
  return [frame.corner[0] + x / frame.scale, frame.corner[1] + y / frame.scale];
}
