import {
  makeGraph,
  type Step,
  type Stretch,
} from '../../../../src/features/map/lib/graph';
import {shortestPath} from '../../../../src/features/map/lib/shortestPath';
import {legSeeds, shroud, stays, type LegSeed} from '../layout/campaigns';
import {ranges} from '../layout/ranges';
import {curveThrough} from '../shape/curve';
import {simplified} from '../shape/outline';
import {
  measureLength,
  type Chain,
  type Point,
} from '../../../../scripts/drawing/vector';
import type {Way} from '../shape/ways';
import type {World} from '../shape/world';
import {feature, lineThrough, createPoint, type Feature} from './feature';

const ROADS = '/prime-almanac/common-travel-distances.html';
const SEAS = '/prime-almanac/oceans-and-seas.html';
const UNDERWORLD = '/prime-almanac/underworld.html';

const pageOf: Readonly<Record<Way['kind'], string>> = {
  road: ROADS,
  track: ROADS,
  glass: '/prime-almanac/s-eastern-continent.html#glass-roads',
  gallery: `${UNDERWORLD}#travel-from-here`,
  river: ROADS,
  sea: SEAS,
  coast: SEAS,
  ferry: SEAS,
};

export function wayFeature(way: Way): Feature {
  const {id, name, kind, from, to, line, season} = way;
  return feature(
    id,
    {
      name,
      kind,
      page: pageOf[kind],
      from,
      to,
      ...(season !== undefined && {season}),
    },
    lineThrough(simplified(line, 0.15)),
  );
}

export function riverFeatures({rivers}: World): readonly Feature[] {
  return rivers.map(({main, line, flow}, index) =>
    feature(
      main?.id ?? `stream-${index}`,
      main === undefined
        ? {kind: 'stream', flow: Math.round(flow)}
        : {
            kind: 'river',
            name: main.name,
            page: main.page,
            flow: Math.round(flow),
          },
      lineThrough(simplified(line, 0.3)),
    ),
  );
}

export function rangeFeatures(): readonly Feature[] {
  return ranges.map(({id, name, chain, page}) =>
    feature(
      id,
      {name, kind: 'range', page},
      lineThrough(simplified(curveThrough(chain, 6), 0.3)),
    ),
  );
}

function findPlace(world: World, name: string): {id: string; at: Point} {
  const place = world.places.find((one) => one.name === name);
  if (place === undefined) {
    throw new Error(`No place is called ${name}.`);
  }
  return place;
}

/** Returns the line of a step, in the direction of travel. */
function findLine(ways: readonly Way[], {stretch, backward}: Step): Chain {
  const line = ways.find(({id}) => id === stretch.id)?.line ?? [];
  return backward ? line.toReversed() : line;
}

/** Finds the line of a leg: along roads and sea routes if possible, or else straight. */
export function findLegWay(world: World, leg: LegSeed): Chain {
  const ways = [...world.roads, ...world.seaRoutes];
  const graph = makeGraph(
    ways.map((way): Stretch => ({...way, miles: measureLength(way.line)})),
  );
  const stops = leg.through.map((name) => findPlace(world, name));
  return stops.slice(1).flatMap((to, index): Chain => {
    const from = stops[index] ?? to;
    const journey =
      leg.way === 'Limbo' ? undefined : shortestPath(graph, [from.id, to.id]);
    return (
      journey?.steps.flatMap((step) => findLine(ways, step)) ?? [from.at, to.at]
    );
  });
}

/** Lists the parties' routes by session, and where they stayed. */
export function campaignFeatures(world: World): readonly Feature[] {
  const legs = legSeeds.map((seed) => {
    const {campaign, session, leg, way, through} = seed;
    return feature(
      `${campaign}-leg-${leg}`,
      {
        name: `Leg ${leg}: ${through[0] ?? ''} to ${through.at(-1) ?? ''}`,
        kind: way === 'Limbo' ? 'crossing' : 'leg',
        campaign,
        session,
        leg,
        way,
        page: '/return-of-the-gatewatcher/maps.html',
      },
      lineThrough(simplified(findLegWay(world, seed), 0.3)),
    );
  });
  const nights = stays.map(({campaign, session, place, ward}) =>
    feature(
      `${campaign}-session-${session}`,
      {
        name: `Session ${session}: ${ward ?? place}`,
        kind: 'stay',
        campaign,
        session,
        page: '/campaign-reference/shroud-of-the-empire/#sessions-so-far',
      },
      createPoint(findPlace(world, place).at),
    ),
  );
  return [...legs, ...nights];
}

/** Lists the rings of the Shroud, each as a point with a radius. */
export function shroudFeatures(world: World): readonly Feature[] {
  return shroud.rings.map(({name, reach}) =>
    feature(
      `shroud-${name.toLowerCase()}`,
      {
        name: `The ${name}`,
        kind: 'shroud',
        reach,
        page: '/prime-almanac/torosia.html#the-shroud',
      },
      createPoint(findPlace(world, shroud.center).at),
    ),
  );
}
