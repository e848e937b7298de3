import {kebabCase} from '../../../../src/shared/lib/kebabCase';
import {gallerySeeds, roadSeeds, type RoadSeed} from '../layout/roads';
import {seaRouteSeeds} from '../layout/seaRoutes';
import type {Mesh} from './mesh';
import type {SitedPlace} from './siting';
import {fitted, resampled, smoothed} from './smoothLine';
import {cheapestWay, measureSpread, type CostOfMile} from './spread';
import {
  at,
  distance,
  measureLength,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';

/** A road, sea route or waterway between two places. */
export type Way = {
  readonly id: string;
  readonly name: string;
  readonly kind:
    | 'road'
    | 'track'
    | 'glass'
    | 'gallery'
    | 'river'
    | 'sea'
    | 'coast'
    | 'ferry';
  /** Ids of the places at its ends. */
  readonly from: string;
  readonly to: string;
  readonly line: Chain;
  /** The season in which it can be traveled; absent if all year. */
  readonly season?: string;
};

const NOWHERE: Point = [0, 0];

function computeRoadCost(mesh: Mesh): CostOfMile {
  return (from, to) => {
    if (at(mesh.wet, to) === 1) {
      return 40;
    }
    const climb = Math.abs(at(mesh.height, to) - at(mesh.height, from));
    return 1 + 6 * Math.max(0, at(mesh.height, to) - 0.2) + 14 * climb;
  };
}

/**
 * Finds a place by name.
 *
 * @throws Error if there is none.
 */
export function placeNamed(
  places: readonly SitedPlace[],
  name: string,
): SitedPlace {
  const place = places.find((one) => one.name === name);
  if (place === undefined) {
    throw new Error(`No place is called ${name}.`);
  }
  return place;
}

/** Finds the path over land between two places, before its length is adjusted. */
function overLand(mesh: Mesh, from: Point, to: Point): Chain {
  const ends = [mesh.find(from), mesh.find(to)] as const;
  const way = cheapestWay(mesh, ends, computeRoadCost(mesh));
  const points = way.slice(1, -1).map((index) => mesh.points[index] ?? NOWHERE);
  return smoothed(resampled([from, ...points, to], 3), 10);
}

function layRoad(
  mesh: Mesh,
  places: readonly SitedPlace[],
  road: RoadSeed,
): readonly Way[] {
  const stops = road.through.map((name) => placeNamed(places, name));
  const legs = stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    return {from, to, line: overLand(mesh, from.at, to.at)};
  });
  const straight = legs.reduce((sum, {line}) => sum + measureLength(line), 0);
  const stretch = road.miles === undefined ? 1.05 : road.miles / straight;
  return legs.map(({from, to, line}) => ({
    id: kebabCase(`${road.name} ${from.id} ${to.id}`),
    name: road.name,
    kind: road.kind ?? 'road',
    from: from.id,
    to: to.id,
    line: fitted(line, measureLength(line) * stretch, {
      purpose: `${road.name} to ${to.name}`,
      wave: 34,
    }),
  }));
}

/** Creates the underground ways, which ignore the terrain above. */
export function layGalleries(places: readonly SitedPlace[]): readonly Way[] {
  return gallerySeeds.flatMap(({name, through, miles}) => {
    const [from, to] = through.map((stop) => placeNamed(places, stop));
    if (from === undefined || to === undefined) {
      return [];
    }
    const straight = resampled([from.at, to.at], 4);
    const bends = {purpose: name, wave: 60};
    const length = miles ?? measureLength(straight) * 1.06;
    return [
      {
        id: kebabCase(`${name} ${from.id} ${to.id}`),
        name,
        kind: 'gallery',
        from: from.id,
        to: to.id,
        line: fitted(straight, length, bends),
      },
    ];
  });
}

/** Returns the cost per mile at sea, which keeps ships off the coast and on water. */
function computeSeaCost(mesh: Mesh): CostOfMile {
  const shores = [...mesh.wet.keys()].filter(
    (index) => at(mesh.sea, index) === 0,
  );
  const {cost: fromShore} = measureSpread(mesh, {from: shores}, () => 1);
  return (_, to) =>
    at(mesh.sea, to) === 0 ? 60 : 1 + 4 * Math.exp(-at(fromShore, to) / 14);
}

/** Finds the path by sea through the points where ships turn, before its length is adjusted. */
function overSea(mesh: Mesh, turns: Chain, costOfMile: CostOfMile): Chain {
  const stops = turns.map((turn) => mesh.find(turn));
  const inner = stops.slice(1).flatMap((to, index) => {
    const way = cheapestWay(mesh, [stops[index] ?? to, to], costOfMile);
    return way.slice(1, -1).map((point) => mesh.points[point] ?? NOWHERE);
  });
  const ends = [turns.slice(0, 1), turns.slice(-1)] as const;
  return smoothed(resampled([...ends[0], ...inner, ...ends[1]], 4), 40);
}

export function laySeaRoutes(
  mesh: Mesh,
  places: readonly SitedPlace[],
): readonly Way[] {
  const costOfMile = computeSeaCost(mesh);
  return seaRouteSeeds.map((route) => {
    const from = placeNamed(places, route.from);
    const to = placeNamed(places, route.to);
    const course = overSea(mesh, [from.at, ...route.by, to.at], costOfMile);
    const miles = route.miles ?? measureLength(course);
    return {
      id: kebabCase(`${from.id} ${to.id}`),
      name: route.name,
      kind: route.kind,
      from: from.id,
      to: to.id,
      line: fitted(course, miles, {
        purpose: `${route.from} to ${route.to}`,
        wave: Math.min(150, distance(from.at, to.at) / 2),
      }),
      ...(route.season !== undefined && {season: route.season}),
    };
  });
}

export function layRoads(
  mesh: Mesh,
  places: readonly SitedPlace[],
): readonly Way[] {
  return roadSeeds.flatMap((road) => layRoad(mesh, places, road));
}
