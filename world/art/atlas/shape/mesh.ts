import {Delaunay} from 'd3-delaunay';
import {chance} from './noise';
import {computeGround, WORLD} from './terrain';
import {at, clamp, type Point} from '../../../../scripts/drawing/vector';

/** A mesh over the plane, on which rivers, borders and roads are computed. */
export type Mesh = {
  readonly points: readonly Point[];
  readonly neighbors: readonly (readonly number[])[];
  readonly height: Float64Array;
  /** 1 if the point is in the sea. */
  readonly sea: Uint8Array;
  /** 1 if the point is in a sea or lake. */
  readonly wet: Uint8Array;
  /** Returns the point nearest to a place. */
  readonly find: (place: Point) => number;
};

/** Returns points in a jittered triangular pattern. */
function scatter(step: number): readonly Point[] {
  const jitter = chance('mesh');
  const points: Point[] = [];
  const move = (): number => (jitter() - 0.5) * step * 0.8;
  for (let row = 0; (row + 0.5) * step < WORLD[1]; row += 1) {
    for (
      let x = step * (row % 2 === 0 ? 0.25 : 0.75);
      x < WORLD[0];
      x += step
    ) {
      const y = (row + 0.5) * step;
      points.push([
        clamp(x + move(), 1, WORLD[0] - 1),
        clamp(y + move(), 1, WORLD[1] - 1),
      ]);
    }
  }
  return points;
}

/** Marks the water connected to the edge of the map. */
function getSea(
  points: readonly Point[],
  neighbors: readonly (readonly number[])[],
  wet: Uint8Array,
): Uint8Array {
  const sea = new Uint8Array(points.length);
  const waiting = points.flatMap(([x, y], index) =>
    x < 15 || y < 15 || x > WORLD[0] - 15 || y > WORLD[1] - 15 ? [index] : [],
  );
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (at(wet, next) === 1 && at(sea, next) === 0) {
      sea[next] = 1;
      waiting.push(...(neighbors[next] ?? []));
    }
  }
  return sea;
}

/** Creates a mesh over the world, with a given average distance in miles. */
export function layMesh(step: number): Mesh {
  const points = scatter(step);
  const web = Delaunay.from(points.map(([x, y]): [number, number] => [x, y]));
  const neighbors = points.map((_, index) => [...web.neighbors(index)]);
  const jitter = chance('mesh heights');
  const height = Float64Array.from(points, ([x, y]) => {
    const ground = computeGround(x, y).height;
    return ground <= 0 ? ground : ground + jitter() * 0.004;
  });
  const wet = Uint8Array.from(height, (value) => (value <= 0 ? 1 : 0));
  let last = 0;
  return {
    points,
    neighbors,
    height,
    wet,
    sea: getSea(points, neighbors, wet),
    find: (place) => {
      last = web.find(place[0], place[1], last);
      return last;
    },
  };
}
