/** What a stretch of way is made of; travelers choose by it. */
export type WayKind =
  'road' | 'track' | 'glass' | 'gallery' | 'river' | 'sea' | 'coast' | 'ferry';

/** A stretch of way between two places. */
export type Stretch = {
  readonly id: string;
  readonly name: string;
  readonly kind: WayKind;
  /** Ids of the places at its ends. */
  readonly from: string;
  readonly to: string;
  /** Length of the drawn line. */
  readonly miles: number;
  /** When it is sailed, in the words of the tables; without it, at any time. */
  readonly season?: string;
};

/** A stretch as it is traveled: its end, and whether against the order of its points. */
export type Step = {
  readonly stretch: Stretch;
  readonly to: string;
  readonly backward: boolean;
};

/** The steps that lead away from each place. */
export type Graph = ReadonlyMap<string, readonly Step[]>;

/** Joins stretches into a graph, in which each can be traveled both ways. */
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
