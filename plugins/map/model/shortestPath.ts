import type {Graph, Step, Stretch} from './graph';

type Journey = {
  readonly miles: number;
  readonly steps: readonly Step[];
};

/** The cost of a segment, by direction; infinite if it cannot be traveled. */
export type Weight = (stretch: Stretch, backward: boolean) => number;

type ReachedNode = {readonly weight: number; readonly by: Step | undefined};

/** The unvisited place nearest to the start. */
function nearestOpen(
  reached: ReadonlyMap<string, ReachedNode>,
  left: ReadonlySet<string>,
): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const [place, {weight}] of reached) {
    if (!left.has(place) && weight < least) {
      [nearest, least] = [place, weight];
    }
  }
  return nearest;
}

function traceSteps(
  end: string,
  reached: ReadonlyMap<string, ReachedNode>,
): readonly Step[] {
  const steps: Step[] = [];
  let step = reached.get(end)?.by;
  while (step !== undefined) {
    steps.unshift(step);
    const start = step.backward ? step.stretch.to : step.stretch.from;
    step = reached.get(start)?.by;
  }
  return steps;
}

function relaxEdges(
  steps: readonly Step[],
  reached: Map<string, ReachedNode>,
  weightOf: (step: Step) => number,
): void {
  for (const step of steps) {
    const weight = weightOf(step);
    const known = reached.get(step.to)?.weight ?? Infinity;
    if (weight < known) {
      reached.set(step.to, {weight, by: step});
    }
  }
}

/** Runs Dijkstra's algorithm until a place is reached, or all are. */
function explore(
  graph: Graph,
  [from, to]: readonly [from: string, to: string | undefined],
  weigh: Weight,
): ReadonlyMap<string, ReachedNode> {
  const reached = new Map<string, ReachedNode>([
    [from, {weight: 0, by: undefined}],
  ]);
  const left = new Set<string>();
  let here: string | undefined = from;
  while (here !== undefined && here !== to) {
    left.add(here);
    const spent = reached.get(here)?.weight ?? 0;
    const measureWeight = ({stretch, backward}: Step): number =>
      spent + weigh(stretch, backward);
    relaxEdges(graph.get(here) ?? [], reached, measureWeight);
    here = nearestOpen(reached, left);
  }
  return reached;
}

/**
 * Finds the shortest path between two places, by miles unless another weight is given; undefined
 * without a path.
 */
export function shortestPath(
  graph: Graph,
  [from, to]: readonly [from: string, to: string],
  weigh: Weight = ({miles}) => miles,
): Journey | undefined {
  const reached = explore(graph, [from, to], weigh);
  if (!reached.has(to)) {
    return undefined;
  }
  const steps = traceSteps(to, reached);
  const miles = steps.reduce((sum, {stretch}) => sum + stretch.miles, 0);
  return {miles, steps};
}

/** Computes the distance of every place from one, by weight. Leaves out unreachable places. */
export function computeDistances(
  graph: Graph,
  from: string,
  weigh: Weight,
): ReadonlyMap<string, number> {
  const reached = explore(graph, [from, undefined], weigh);
  return new Map(
    Array.from(reached, ([place, {weight}]) => [place, weight] as const),
  );
}
