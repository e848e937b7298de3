import {weightedQueue} from './weightedQueue';
import type {Mesh} from './mesh';
import {at, distance, type Point} from '../../../../scripts/drawing/vector';

/** Returns the cost per mile between neighboring points of a mesh; Infinity if impassable. */
export type CostOfMile = (from: number, to: number) => number;

export type Spread = {
  readonly cost: Float64Array;
  /** The previous point on the cheapest path; −1 at a source, and where no path leads. */
  readonly before: Int32Array;
};

const NOWHERE: Point = [0, 0];

function measureMiles({points}: Mesh, from: number, to: number): number {
  return distance(points[from] ?? NOWHERE, points[to] ?? NOWHERE);
}

/** The sources of a search, and optionally its target. */
export type Ends = {
  readonly from: readonly number[];
  readonly until?: number;
};

/**
 * Finds the cheapest path from the sources to every point, or to a target (Dijkstra's algorithm).
 */
export function measureSpread(
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
      const miles = measureMiles(mesh, from, to);
      reach(to, spent + miles * costOfMile(from, to), from);
    }
    next = queue.pop();
  }
  return {cost, before};
}

/** Returns the cheapest path between two points of a mesh; empty if there is none. */
export function cheapestWay(
  mesh: Mesh,
  [from, to]: readonly [number, number],
  costOfMile: CostOfMile,
): readonly number[] {
  const ends = {from: [from], until: to};
  const {cost, before} = measureSpread(mesh, ends, costOfMile);
  const way: number[] = [];
  if (Number.isFinite(at(cost, to))) {
    for (let next = to; next >= 0; next = before[next] ?? -1) {
      way.push(next);
    }
  }
  return way.toReversed();
}
