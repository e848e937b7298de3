import {weightedQueue} from './weightedQueue';
import type {Mesh} from './mesh';
import {at, distance, type Point} from '../../../../scripts/drawing/vector';

/** What a mile costs from one point of a mesh to a neighbor; infinite where there is no way. */
export type CostOfMile = (from: number, to: number) => number;

export type Spread = {
  readonly cost: Float64Array;
  /** The point before each on the cheapest way; −1 at a source, and where none leads. */
  readonly before: Int32Array;
};

const NOWHERE: Point = [0, 0];

function milesBetween({points}: Mesh, from: number, to: number): number {
  return distance(points[from] ?? NOWHERE, points[to] ?? NOWHERE);
}

/** Where a spread begins, and the point at which it may end. */
export type Ends = {
  readonly from: readonly number[];
  readonly until?: number;
};

/** Finds the cheapest way from any of the points where it begins to every point, or up to one. */
export function spreadFrom(
  mesh: Mesh,
  {from: sources, until = -1}: Ends,
  costOfMile: CostOfMile,
): Spread {
  const cost = new Float64Array(mesh.points.length).fill(Infinity);
  const before = new Int32Array(mesh.points.length).fill(-1);
  const queue = weightedQueue();
  const reach = (to: number, total: number, from: number): void => {
    if (total < at(cost, to)) {
      cost[to] = total;
      before[to] = from;
      queue.push([total, to]);
    }
  };
  sources.forEach((source) => {
    reach(source, 0, -1);
  });
  let next = queue.pop();
  while (next !== undefined && next[1] !== until) {
    const [spent, from] = next;
    for (const to of spent > at(cost, from)
      ? []
      : (mesh.neighbors[from] ?? [])) {
      const miles = milesBetween(mesh, from, to);
      reach(to, spent + miles * costOfMile(from, to), from);
    }
    next = queue.pop();
  }
  return {cost, before};
}

/** The cheapest way between two points of a mesh; empty where none leads. */
export function cheapestWay(
  mesh: Mesh,
  [from, to]: readonly [number, number],
  costOfMile: CostOfMile,
): readonly number[] {
  const ends = {from: [from], until: to};
  const {cost, before} = spreadFrom(mesh, ends, costOfMile);
  const way: number[] = [];
  if (Number.isFinite(at(cost, to))) {
    for (let next = to; next >= 0; next = before[next] ?? -1) {
      way.push(next);
    }
  }
  return way.toReversed();
}
