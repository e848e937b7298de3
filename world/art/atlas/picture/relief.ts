import {sample, type Frame, type Grid} from '../shape/grid';
import {noise} from '../shape/noise';
import {computeGround} from '../shape/terrain';
import {at} from '../../../../scripts/drawing/vector';
import type {World} from '../shape/world';
import type {Climate} from './climate';
import {distanceField} from './distanceField';
import type {Sheet} from './sheet';

/** The properties of the land by cell of a sheet; distances are in its units. */
export type Relief = {
  readonly height: Grid;
  readonly rock: Grid;
  /** The number of the territory at each cell; −1 on water. */
  readonly owner: Grid;
  readonly toLand: Grid;
  readonly toWater: Grid;
  readonly toBorder: Grid;
  readonly warmth: Grid;
  readonly wetness: Grid;
};

/** How far borders deviate from the mesh, in miles. */
const BEND = 4.5;

/** Returns the number that a claim on the mesh has at each cell; −1 on water. */
export function getOwners(
  {mesh, claims}: Pick<World, 'mesh' | 'claims'>,
  height: Grid,
): Grid {
  const [bendX, bendY] = [noise('border x'), noise('border y')];
  let index = -1;
  return sample(height, ([x, y]) => {
    index += 1;
    if (at(height.values, index) <= 0) {
      return -1;
    }
    const near = mesh.find([
      x + BEND * bendX(x / 20, y / 20),
      y + BEND * bendY(x / 20, y / 20),
    ]);
    return at(claims, near);
  });
}

/** Whether the cell to the east or south belongs to another territory. */
function isBorder({values, width}: Grid, index: number): boolean {
  const here = at(values, index);
  return [index + 1, index + width].some((next) => {
    const other = values[next] ?? here;
    return here >= 0 && other >= 0 && other !== here;
  });
}

/**
 * Returns a coarser frame for the climate, which varies slowly: a quarter of the cells in each
 * direction.
 */
function coarse({corner, scale, width, height}: Grid): Frame {
  return {
    corner,
    scale: scale / 4,
    width: Math.ceil(width / 4),
    height: Math.ceil(height / 4),
  };
}

/** Computes the properties of the land for each cell of a sheet. */
export function takeRelief(
  {world, climate}: {readonly world: World; readonly climate: Climate},
  sheet: Sheet,
): Relief {
  const {frame} = sheet;
  const rocks = new Float32Array(frame.width * frame.height);
  let index = 0;
  const height = sample(frame, ([x, y]) => {
    const ground = computeGround(x, y);
    rocks[index] = ground.rock;
    index += 1;
    return ground.height;
  });
  const owner = getOwners(world, height);
  const isLand = (cell: number): boolean => at(height.values, cell) > 0;
  return {
    height,
    rock: {...height, values: rocks},
    owner,
    toLand: distanceField(height, isLand),
    toWater: distanceField(height, (cell) => !isLand(cell)),
    toBorder: distanceField(height, (cell) => isBorder(owner, cell)),
    warmth: sample(coarse(height), climate.warmth),
    wetness: sample(coarse(height), climate.wetness),
  };
}
