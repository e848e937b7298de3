import {kebabCase} from '../../../../src/shared/lib/kebabCase';
import {placeSeeds, type PlaceSeed} from '../layout/places';
import type {Mesh} from './mesh';
import {computeGround} from './terrain';
import {at, type Point} from '../../../../scripts/drawing/vector';

/** A place with its final position. */
export type SitedPlace = PlaceSeed & {readonly id: string};

/** The farthest that a coastal place may be moved, in miles. */
const FARTHEST = 80;

function isSea(mesh: Mesh, place: Point): boolean {
  const near = mesh.find(place);
  const open = [near, ...(mesh.neighbors[near] ?? [])];
  return (
    computeGround(...place).height <= 0 &&
    open.some((index) => at(mesh.sea, index) === 1)
  );
}

/** Whether a point and most of its surroundings are on dry land. */
function stands([x, y]: Point): boolean {
  const around: readonly Point[] = [
    [x, y],
    [x - 2, y],
    [x + 2, y],
    [x, y - 2],
    [x, y + 2],
  ];
  const dry = around.map((point) => computeGround(...point).height > 0);
  return dry[0] === true && dry.filter(Boolean).length >= 4;
}

function seesTheSea(mesh: Mesh, [x, y]: Point): boolean {
  return [-3.5, 3.5].some(
    (step) => isSea(mesh, [x + step, y]) || isSea(mesh, [x, y + step]),
  );
}

/**
 * Finds the nearest dry point close to the sea.
 *
 * @throws Error if there is none within the farthest distance.
 */
function byTheSea(mesh: Mesh, [x, y]: Point): Point {
  const around = (reach: number, count: number): readonly Point[] =>
    Array.from({length: count}, (_, turn): Point => {
      const angle = (turn / count) * Math.PI * 2;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
  for (let reach = 0; reach < FARTHEST; reach += 1) {
    const shore = around(reach, 8 + reach * 4).find(
      (point) => stands(point) && seesTheSea(mesh, point),
    );
    if (shore !== undefined) {
      return shore;
    }
  }
  throw new Error(`No coast within ${FARTHEST} miles of ${x}, ${y}.`);
}

/**
 * Moves coastal places to the coast.
 *
 * @throws Error if any other place is in the water.
 */
export function siteAll(mesh: Mesh): readonly SitedPlace[] {
  return placeSeeds.map((seed) => {
    const id = kebabCase(seed.name);
    if (seed.coastal) {
      return {...seed, id, at: byTheSea(mesh, seed.at)};
    }
    if (computeGround(...seed.at).height <= 0) {
      throw new Error(`${seed.name} lies in the water.`);
    }
    return {...seed, id};
  });
}
