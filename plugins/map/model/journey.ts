import {isInside, type MultiPolygon, type Position} from './geometry';
import type {Graph, Step, Stretch} from './graph';
import type {Place} from './places';
import {shortestPath} from './shortestPath';
import {
  computeDays,
  goesOverLand,
  goesStraight,
  isBelow,
  isClosedTo,
  isOpen,
  getMeansOfTraveler,
  getMeans,
  straightPace,
  type JourneyFault,
  type Means,
  type Paces,
  type Passage,
} from './travel';

/** The data for planning a journey. */
export type Atlas = {
  readonly places: ReadonlyMap<string, Place>;
  readonly graph: Graph;
  readonly paces: Paces;
  readonly land: readonly MultiPolygon[];
};

export type JourneyRequest = Passage & {
  /** Ids of the stops, in the order of travel. */
  readonly stops: readonly string[];
};

/** A part of a journey by one means of travel, rounded up to whole days. */
export type JourneyLeg = {
  readonly from: string;
  readonly to: string;
  readonly means: Means;
  readonly miles: number;
  readonly days: number;
  /** Its segments; empty if it goes cross-country. */
  readonly stretches: readonly Stretch[];
};

/** A planned journey with its miles and days, or the reason why no plan is possible. */
export type Plan =
  | {
      readonly ok: true;
      readonly legs: readonly JourneyLeg[];
      readonly miles: number;
      readonly days: number;
    }
  | {
      readonly ok: false;
      readonly fault: JourneyFault;
      readonly from: string;
      readonly to: string;
    };

type Failure = {readonly fault: JourneyFault};

/** Interval in miles at which a straight line is checked for crossing the sea. */
const LOOK_EVERY = 5;

/** Tolerance when rounding up days, for inaccuracies of the drawing. */
const EPSILON = 1e-6;

function wholeDays(days: number): number {
  return Math.ceil(days - EPSILON);
}

/** Splits a path at each change of the means of travel. */
function splitRuns(steps: readonly Step[]): readonly (readonly Step[])[] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const before = runs.at(-1)?.at(-1);
    if (before && getMeans(before.stretch) === getMeans(step.stretch)) {
      runs.at(-1)?.push(step);
    } else {
      runs.push([step]);
    }
  }
  return runs;
}

function buildLeg(
  run: readonly Step[],
  from: string,
  spend: (step: Step) => number,
): JourneyLeg {
  const stretches = run.map(({stretch}) => stretch);
  const [first] = stretches;
  return {
    from,
    to: run.at(-1)?.to ?? from,
    means: first === undefined ? 'land' : getMeans(first),
    miles: stretches.reduce((sum, {miles}) => sum + miles, 0),
    days: wholeDays(run.reduce((sum, step) => sum + spend(step), 0)),
    stretches,
  };
}

/** The quickest or the shortest path along routes, in legs. */
function chartedLegs(
  {graph, paces}: Atlas,
  request: JourneyRequest,
  [from, to]: readonly [string, string],
): readonly JourneyLeg[] | Failure {
  const spend = (step: Omit<Step, 'to'>): number =>
    computeDays(step, request, paces);
  const found = shortestPath(graph, [from, to], (stretch, backward) => {
    if (!isOpen(stretch, request)) {
      return Infinity;
    }
    return request.way === 'shortest'
      ? stretch.miles
      : spend({stretch, backward});
  });
  if (found === undefined) {
    return {fault: getFault(request)};
  }
  const legs: JourneyLeg[] = [];
  for (const run of splitRuns(found.steps)) {
    legs.push(buildLeg(run, legs.at(-1)?.to ?? from, spend));
  }
  return legs;
}

function getFault({by, way}: JourneyRequest): JourneyFault {
  const means = getMeansOfTraveler(by);
  if (means === 'river' || means === 'sea') {
    return `no-${means}`;
  }
  return way === 'road' ? 'no-road' : 'no-way';
}

/** Whether the straight line between two positions leaves the land. */
export function crossesSea(
  [east, north]: Position,
  [toEast, toNorth]: Position,
  land: readonly MultiPolygon[],
): boolean {
  const miles = Math.hypot(toEast - east, toNorth - north);
  const parts = Math.ceil(miles / LOOK_EVERY);
  // Harbors are on the coast, so the ends are not checked.
  return Array.from({length: Math.max(parts - 1, 0)}, (_, index) => {
    const share = (index + 1) / parts;
    const position: Position = [
      east + (toEast - east) * share,
      north + (toNorth - north) * share,
    ];
    return !land.some((polygons) => isInside(position, polygons));
  }).some(Boolean);
}

function straightLeg(
  {paces, land}: Atlas,
  request: JourneyRequest,
  [from, to]: readonly [Place, Place],
): readonly JourneyLeg[] | Failure {
  const inAir = !goesOverLand(request.by);
  if ([from, to].some(({id}) => isClosedTo(request.by, id))) {
    return {fault: 'closed'};
  }
  if (!inAir && crossesSea(from.position, to.position, land)) {
    return {fault: 'sea'};
  }
  const miles = Math.hypot(
    to.position[0] - from.position[0],
    to.position[1] - from.position[1],
  );
  const days = wholeDays(miles / straightPace(request, paces));
  const means = inAir ? 'air' : 'land';
  return [{from: from.id, to: to.id, means, miles, days, stretches: []}];
}

function listLegs(
  atlas: Atlas,
  request: JourneyRequest,
  [from, to]: readonly [Place, Place],
): readonly JourneyLeg[] | Failure {
  if ([from, to].some(isBelow)) {
    return {fault: 'below'};
  }
  return goesStraight(request)
    ? straightLeg(atlas, request, [from, to])
    : chartedLegs(atlas, request, [from.id, to.id]);
}

/**
 * Plans a journey between stops: its miles, its days, and its legs, each rounded up to whole days.
 * If there is no path, names the stops and the reason.
 */
export function planJourney(atlas: Atlas, request: JourneyRequest): Plan {
  const stops = request.stops.flatMap((id) => atlas.places.get(id) ?? []);
  const legs: JourneyLeg[] = [];
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1];
    if (from !== undefined) {
      const found = listLegs(atlas, request, [from, to]);
      if ('fault' in found) {
        return {ok: false, fault: found.fault, from: from.id, to: to.id};
      }
      legs.push(...found);
    }
  }
  return {
    ok: true,
    legs,
    miles: legs.reduce((sum, {miles}) => sum + miles, 0),
    days: legs.reduce((sum, {days}) => sum + days, 0),
  };
}
