import {cutLine, type Line, type Position} from './geometry';
import type {Stretch} from './graph';
import {crossesSea, type Atlas, type JourneyRequest} from './journey';
import type {Place} from './places';
import {computeDistances} from './shortestPath';
import {
  computeDays,
  goesOverLand,
  goesStraight,
  isBelow,
  isClosedTo,
  isOpen,
  straightPace,
  type Passage,
} from './travel';

/** Numbers of days for which the reach is computed. */
const REACH_DAYS = [1, 3, 7] as const;

/** The area within reach in a number of days. */
export type Ring = {
  readonly center: Position;
  readonly days: number;
  /** The radius in miles if travelers need no routes. */
  readonly miles: number | undefined;
  /** The route segments within reach if travelers need routes. */
  readonly lines: readonly Line[];
  /** The places within this reach but not within a smaller one, nearest first. */
  readonly places: readonly Place[];
};

/** The distances that a traveler covers from a place, in rings by number of days. */
export type Reach = {
  readonly center: Place;
  readonly rings: readonly Ring[];
};

/** A place within reach, and the fractional days to get there. */
type ReachedPlace = {readonly place: Place; readonly days: number};

/** Tolerance in days for inaccuracies of the drawing. */
const EPSILON = 1e-6;

function measureMiles([x, y]: Position, [toX, toY]: Position): number {
  return Math.hypot(toX - x, toY - y);
}

/** The parts of a segment that are covered from its two ends. */
function cutCovered(
  line: Line,
  miles: number,
  [fromStart, fromEnd]: readonly [number, number],
): readonly Line[] {
  if (fromStart + fromEnd >= 1) {
    return [line];
  }
  return [
    ...(fromStart > 0 ? [cutLine(line, 0, miles * fromStart)] : []),
    ...(fromEnd > 0 ? [cutLine(line, miles * (1 - fromEnd), miles)] : []),
  ];
}

type Spent = ReadonlyMap<string, number>;

function listReachedLines(
  days: number,
  stretches: readonly (readonly [Stretch, Line])[],
  {
    spent,
    shareOf,
  }: {
    readonly spent: Spent;
    readonly shareOf: (stretch: Stretch, backward: boolean) => number;
  },
): readonly Line[] {
  const computeShare = (
    place: string,
    stretch: Stretch,
    backward: boolean,
  ): number => {
    const left = days - (spent.get(place) ?? Infinity);
    return Math.min(Math.max(left / shareOf(stretch, backward), 0), 1);
  };
  return stretches.flatMap(([stretch, line]) =>
    cutCovered(line, stretch.miles, [
      computeShare(stretch.from, stretch, false),
      computeShare(stretch.to, stretch, true),
    ]),
  );
}

/** Lists all segments that a traveler may use, with their lines and without duplicates. */
function openStretches(
  {graph}: Atlas,
  passage: Passage,
  lines: ReadonlyMap<string, Line>,
): readonly (readonly [Stretch, Line])[] {
  return [...graph.values()].flat().flatMap(({stretch, backward}) => {
    const line = lines.get(stretch.id);
    return backward || line === undefined || !isOpen(stretch, passage)
      ? []
      : [[stretch, line] as const];
  });
}

/** Assigns the places within reach to the smallest ring, nearest first. */
function placesByRing(
  reached: readonly ReachedPlace[],
): readonly (readonly Place[])[] {
  return REACH_DAYS.map((limit, ring) => {
    const before = REACH_DAYS[ring - 1] ?? -1;
    return reached
      .filter(({days}) => days > before + EPSILON && days <= limit + EPSILON)
      .toSorted((a, b) => a.days - b.days)
      .map(({place}) => place);
  });
}

function straightRings(
  atlas: Atlas,
  center: Place,
  request: JourneyRequest,
): readonly Ring[] {
  const pace = straightPace(request, atlas.paces);
  const reached = [...atlas.places.values()]
    .filter(
      (place) =>
        place.id !== center.id &&
        !isBelow(place) &&
        !isClosedTo(request.by, place.id) &&
        !(
          goesOverLand(request.by) &&
          crossesSea(center.position, place.position, atlas.land)
        ),
    )
    .map((place): ReachedPlace => {
      const miles = measureMiles(center.position, place.position);
      return {place, days: miles / pace};
    });
  const places = placesByRing(reached);
  return REACH_DAYS.map((days, ring) => ({
    center: center.position,
    days,
    miles: days * pace,
    lines: [],
    places: places[ring] ?? [],
  }));
}

function chartedRings(
  atlas: Atlas,
  center: Place,
  {
    request,
    lines,
  }: {
    readonly request: JourneyRequest;
    readonly lines: ReadonlyMap<string, Line>;
  },
): readonly Ring[] {
  const computeShare = (stretch: Stretch, backward: boolean): number =>
    isOpen(stretch, request)
      ? computeDays({stretch, backward}, request, atlas.paces)
      : Infinity;
  const spent = computeDistances(atlas.graph, center.id, computeShare);
  const reached = Array.from(spent).flatMap(([id, days]): ReachedPlace[] => {
    const place = atlas.places.get(id);
    return place === undefined || id === center.id ? [] : [{place, days}];
  });
  const places = placesByRing(reached);
  const stretches = openStretches(atlas, request, lines);
  return REACH_DAYS.map((days, ring) => ({
    center: center.position,
    days,
    miles: undefined,
    lines: listReachedLines(days, stretches, {spent, shareOf: computeShare}),
    places: places[ring] ?? [],
  }));
}

/**
 * Computes the reach from the first stop in one, three, and seven days, by the chosen means and
 * routes. Returns undefined without a stop, and below ground.
 */
export function computeReach(
  atlas: Atlas,
  request: JourneyRequest,
  lines: ReadonlyMap<string, Line>,
): Reach | undefined {
  const center = atlas.places.get(request.stops[0] ?? '');
  if (
    center === undefined ||
    isBelow(center) ||
    isClosedTo(request.by, center.id)
  ) {
    return undefined;
  }
  const rings = goesStraight(request)
    ? straightRings(atlas, center, request)
    : chartedRings(atlas, center, {request, lines});
  return {center, rings};
}
