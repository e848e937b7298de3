import {getFrame, type Frame} from '../shape/grid';
import {WORLD} from '../shape/terrain';
import type {Point} from '../../../../scripts/drawing/vector';

/** A sheet of paper for a part of the world. Its units are cells of its frame; pictures are made of any number of pixels to a unit. */
export type Sheet = {
  readonly frame: Frame;
  /** Name of the sheet, from which its chances follow. */
  readonly id: string;
  /** How much larger things are drawn than on the map of the world, where a mile is 0.8 units. */
  readonly pen: number;
};

/** Units to a mile on the map of the world. */
const WORLD_SCALE = 0.8;

export const worldSheet: Sheet = {
  id: 'orrameth',
  frame: getFrame([0, 0], WORLD, WORLD_SCALE),
  pen: 1,
};

/** A sheet for a part of the world, so many units wide. */
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

/** Where a place is on a sheet, in its units. */
export function onSheet({frame}: Sheet, [x, y]: Point): Point {
  return [
    (x - frame.corner[0]) * frame.scale,
    (y - frame.corner[1]) * frame.scale,
  ];
}

/** The place that a point of a sheet shows. */
export function inWorld({frame}: Sheet, [x, y]: Point): Point {
  return [frame.corner[0] + x / frame.scale, frame.corner[1] + y / frame.scale];
}
