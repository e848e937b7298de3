import {weightedQueue} from './weightedQueue';
import type {Mesh} from './mesh';
import {at} from '../../../../scripts/drawing/vector';

/** The direction and amount of flow at each point of a mesh. */
export type Drainage = {
  /** The next point downstream; −1 in the sea. */
  readonly down: Int32Array;
  readonly flow: Float64Array;
};

type Flood = {readonly down: Int32Array; readonly order: readonly number[]};

/** Fills all depressions from the outlets upward, so that all land drains (priority flood). */
function flood(mesh: Mesh, outlet: Uint8Array): Flood {
  const down = new Int32Array(mesh.points.length).fill(-1);
  const reached = Uint8Array.from(outlet);
  const order: number[] = [];
  const queue = weightedQueue();
  const reach = (from: number, level: number): void => {
    for (const next of mesh.neighbors[from] ?? []) {
      if (at(reached, next) === 0) {
        reached[next] = 1;
        down[next] = from;
        queue.push([Math.max(at(mesh.height, next), level + 1e-5), next]);
      }
    }
  };
  outlet.forEach((open, index) => {
    if (open === 1) {
      reach(index, 0);
    }
  });
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    order.push(next[1]);
    reach(next[1], next[0]);
  }
  return {down, order};
}

/** Computes the flow of rain to the outlets: the sea, and given rivers. */
export function drain(
  mesh: Mesh,
  outlet: Uint8Array,
  rainAt: (index: number) => number,
): Drainage {
  const {down, order} = flood(mesh, outlet);
  const flow = Float64Array.from(mesh.points, (_, index) =>
    at(outlet, index) === 1 ? 0 : rainAt(index),
  );
  for (const index of order.toReversed()) {
    const next = at(down, index);
    if (next >= 0) {
      flow[next] = at(flow, next) + at(flow, index);
    }
  }
  return {down, flow};
}

/** Lists the tributaries of each point, in descending order of flow. */
function feeders({down, flow}: Drainage, least: number): readonly number[][] {
  const into: number[][] = [...down].map(() => []);
  down.forEach((next, index) => {
    if (next >= 0 && at(flow, index) > least) {
      into[next]?.push(index);
    }
  });
  return into.map((list) => list.toSorted((a, b) => at(flow, b) - at(flow, a)));
}

/** Lists streams as points from the mouth upward, each following its largest tributary. */
export function listStreams(
  drainage: Drainage,
  outlet: Uint8Array,
  least: number,
): readonly (readonly number[])[] {
  const into = feeders(drainage, least);
  const streams: number[][] = [];
  const starts = into.flatMap((list, index) =>
    at(outlet, index) === 1 ? list.map((next) => [index, next] as const) : [],
  );
  for (let start = starts.pop(); start !== undefined; start = starts.pop()) {
    const stream: number[] = [start[0]];
    let here: number | undefined = start[1];
    while (here !== undefined) {
      const last: number = here;
      const feeding: readonly number[] = into[last] ?? [];
      stream.push(last);
      starts.push(...feeding.slice(1).map((other) => [last, other] as const));
      here = feeding[0];
    }
    streams.push(stream);
  }
  return streams.filter((stream) => stream.length > 5);
}
