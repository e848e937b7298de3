/** The kind of a route segment, which determines who can use it. */
export type WayKind =
  'road' | 'track' | 'glass' | 'gallery' | 'river' | 'sea' | 'coast' | 'ferry';

/** A route segment between two places. */
export type Stretch = {
  readonly id: string;
  readonly name: string;
  readonly kind: WayKind;
  /** Ids of the places at its ends. */
  readonly from: string;
  readonly to: string;
  /** Length of the drawn line. */
  readonly miles: number;
  /** The season in which it is sailed, as in the tables; all year if absent. */
  readonly season?: string;
};

/** A segment in a direction of travel: its destination, and whether it runs against the order of its points. */
export type Step = {
  readonly stretch: Stretch;
  readonly to: string;
  readonly backward: boolean;
};

/** The steps from each place. */
export type Graph = ReadonlyMap<string, readonly Step[]>;

/** Builds a graph of segments that can be traveled in both directions. */
export function makeGraph(stretches: readonly Stretch[]): Graph {
  const graph = new Map<string, Step[]>();
  const add = (from: string, step: Step): void => {
    const steps = graph.get(from);
    if (steps === undefined) {
      graph.set(from, [step]);
    } else {
      steps.push(step);
    }
  };
  for (const stretch of stretches) {
    add(stretch.from, {stretch, to: stretch.to, backward: false});
    add(stretch.to, {stretch, to: stretch.from, backward: true});
  }
  return graph;
}
