import type {Sheet} from '../../src/shared/lib/csv';
import {grouped} from '../../src/shared/lib/signed';
import type {
  AreaFeature,
  LineFeature,
  PointFeature,
} from '../../src/features/map/lib/feature';
import {
  isInside,
  measureLength,
  type Line,
  type Position,
} from '../../src/features/map/lib/geometry';
import type {Atlas} from '../../src/features/map/lib/journey';
import {daysShown, milesShown, planned} from './seatTables';

/** Rivers, and the map features around them. */
export type RiverLands = {
  /** Including streams, which have no names. */
  readonly rivers: readonly LineFeature[];
  readonly ranges: readonly LineFeature[];
  readonly seas: readonly PointFeature[];
  readonly territories: readonly AreaFeature[];
  readonly roads: readonly LineFeature[];
};

function distance(a: Position, b: Position): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Returns the name of the nearest feature. */
function nearest<Feature extends {readonly name: string}>(
  features: readonly Feature[],
  milesTo: (feature: Feature) => number,
): string {
  return features.toSorted((a, b) => milesTo(a) - milesTo(b)).at(0)?.name ?? '';
}

/** Tells on which side of a directed line a position lies: positive on the left. */
function getSide(from: Position, to: Position, at: Position): number {
  return (
    (to[0] - from[0]) * (at[1] - from[1]) -
    (to[1] - from[1]) * (at[0] - from[0])
  );
}

type Stroke = readonly [Position, Position];

function listStrokes(line: Line): readonly Stroke[] {
  return line.slice(1).map((to, index) => [line[index] ?? to, to]);
}

/**
 * Returns the fraction of the first segment at which the second crosses it; null if it does not.
 */
function crossing([a, b]: Stroke, [c, d]: Stroke): number | null {
  const [before, behind] = [getSide(c, d, a), getSide(c, d, b)];
  return before * behind < 0 && getSide(a, b, c) * getSide(a, b, d) < 0
    ? before / (before - behind)
    : null;
}

/** Marks an empty cell. */
const NOTHING = '—';

/** The kinds of ways across open country. */
const OVERLAND: readonly string[] = ['road', 'track', 'glass'];

/** Lists the roads and tracks that cross a river, downstream and without duplicates. */
function listCrossingRoads(river: Line, roads: readonly LineFeature[]): string {
  const overland = roads
    .filter(({kind}) => OVERLAND.includes(kind))
    .flatMap(({name, line}) =>
      listStrokes(line).map((stroke) => ({name, stroke})),
    );
  const met = listStrokes(river).flatMap((course) =>
    overland
      .flatMap(({name, stroke}) => {
        const share = crossing(course, stroke);
        return share === null ? [] : [{name, share}];
      })
      .toSorted((one, other) => one.share - other.share)
      .map(({name}) => name),
  );
  return met.length === 0 ? NOTHING : [...new Set(met)].join(', ');
}

/** Returns the territory that contains most points of a river. */
function getTerritory(
  river: Line,
  territories: readonly AreaFeature[],
): string {
  const findBends = ({polygons}: AreaFeature): number =>
    river.filter((bend) => isInside(bend, polygons)).length;
  return nearest(territories, (territory) => -findBends(territory));
}

/**
 * Derives a table of named rivers: territory, source, mouth, length as drawn, and crossing roads.
 */
export function riverSheet({
  rivers,
  ranges,
  seas,
  territories,
  roads,
}: RiverLands): Sheet {
  return {
    columns: [
      'River',
      'Land',
      'Rises below',
      'Runs into',
      'Miles',
      'Roads and tracks that meet it, downstream',
    ],
    rows: rivers
      .filter(({kind}) => kind === 'river')
      .map(({name, line}) => {
        const source = line[0] ?? [0, 0];
        const mouth = line.at(-1) ?? source;
        return [
          name,
          getTerritory(line, territories),
          nearest(ranges, (range) =>
            Math.min(...range.line.map((peak) => distance(peak, source))),
          ),
          nearest(seas, ({position}) => distance(position, mouth)),
          grouped(Math.round(measureLength(line))),
          listCrossingRoads(line, roads),
        ];
      }),
  };
}

type Landings = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
};

/** Lists the stretches of waterways; a river with several is followed by its whole length. */
function listWays(waterways: readonly LineFeature[]): readonly Landings[] {
  const names = [...new Set(waterways.map(({name}) => name))];
  return names.flatMap((name) => {
    const ways = waterways
      .filter((way) => way.name === name)
      .map(({more}): Landings => ({
        name,
        from: String(more['from']),
        to: String(more['to']),
      }));
    const [first, last] = [ways.at(0), ways.at(-1)];
    return first === undefined || last === undefined || ways.length === 1
      ? ways
      : [...ways, {name, from: first.from, to: last.to}];
  });
}

/** Derives a table of miles and days by boat between landings, downstream and upstream. */
export function landingSheet(
  atlas: Atlas,
  waterways: readonly LineFeature[],
): Sheet {
  const boat = {ground: 'clear', by: 'boat', way: 'charted'} as const;
  const getName = (id: string): string => atlas.places.get(id)?.name ?? id;
  return {
    columns: ['River', 'From', 'To', 'Miles', 'Days down', 'Days up'],
    rows: listWays(waterways).map(({name, ...ends}) => {
      const [from, to] = [getName(ends.from), getName(ends.to)];
      const down = planned(atlas, [from, to], boat);
      return [
        name,
        from,
        to,
        milesShown(down),
        daysShown(down),
        daysShown(planned(atlas, [to, from], boat)),
      ];
    }),
  };
}
