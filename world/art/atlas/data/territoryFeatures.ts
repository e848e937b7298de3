import {territories} from '../layout/territories';
import {blurred, getFrame, sample, type Grid} from '../shape/grid';
import {noise} from '../shape/noise';
import {outline, simplifiedRing} from '../shape/outline';
import {computeGround, WORLD} from '../shape/terrain';
import {at, clamp, type Chain} from '../../../../scripts/drawing/vector';
import type {World} from '../shape/world';
import {feature, toFile, type Feature} from './feature';

/** The smallest area of land or lake to keep, in square miles. */
const LEAST_AREA = 60;
/** Tolerance of simplified borders, in miles. */
const TOLERANCE = 0.9;

/** Creates a grid that is positive inside a territory and negative outside, steep at the coast. */
function getInside(world: World, number: number, coast: Grid): Grid {
  const [bendX, bendY] = [noise('border x'), noise('border y')];
  const {mesh, claims} = world;
  const owned = sample(coast, ([x, y]) => {
    const near = mesh.find([
      x + 4 * bendX(x / 20, y / 20),
      y + 4 * bendY(x / 20, y / 20),
    ]);
    return at(claims, near) === number ? 0.5 : -0.5;
  });
  const soft = blurred(owned, 2);
  return {
    ...soft,
    values: soft.values.map((value, index) =>
      Math.min(value, at(coast.values, index)),
    ),
  };
}

/** Derives the territories as polygons, bounded by coasts and borders. */
export function territoryFeatures(
  world: World,
  scale: number,
): readonly Feature[] {
  const coast = sample(getFrame([0, 0], WORLD, scale), ([x, y]) =>
    clamp(computeGround(x, y).height * 8, -0.5, 0.5),
  );
  return territories.map(({id, name, page}, number) => {
    const inside = getInside(world, number, coast);
    const polygons = outline(inside, 0, LEAST_AREA);
    const simple = polygons.map((polygon) =>
      polygon.map((ring) => closed(simplifiedRing(ring, TOLERANCE))),
    );
    return feature(
      id,
      {name, kind: 'territory', page},
      {type: 'MultiPolygon', coordinates: simple},
    );
  });
}

function closed(ring: Chain): Chain {
  const points = ring.map(toFile);
  const [first] = points;
  const last = points.at(-1);
  return first === undefined || last === undefined
    ? points
    : [...points.slice(0, -1), first];
}
