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

/** What the map knows of rivers and of what lies about them. */
export type RiverLands = {
  /** Streams too; those have no name. */
  readonly rivers: readonly LineFeature[];
  readonly ranges: readonly LineFeature[];
  readonly seas: readonly PointFeature[];
  readonly territories: readonly AreaFeature[];
  readonly roads: readonly LineFeature[];
};

function distance(a: Position, b: Position): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The name of what is nearest. */
function nearest<Feature extends {readonly name: string}>(
  features: readonly Feature[],
  milesTo: (feature: Feature) => number,
): string {
  return features.toSorted((a, b) => milesTo(a) - milesTo(b)).at(0)?.name ?? '';
}

/** On which side of a line from one position to another a third one lies: a number above zero to its left. */
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

/** How far along a stroke another one crosses it, from 0 to 1; `null` where it does not. */
function crossing([a, b]: Stroke, [c, d]: Stroke): number | null {
  const [before, behind] = [getSide(c, d, a), getSide(c, d, b)];
  return before * behind < 0 && getSide(a, b, c) * getSide(a, b, d) < 0
    ? before / (before - behind)
    : null;
}

/** Stands in a table where there is nothing to say. */
const NOTHING = '—';

/** What is walked or driven under the sky. */
const OVERLAND: readonly string[] = ['road', 'track', 'glass'];

/** The names of the roads and tracks that a river meets, downstream, each once. */
function roadsOver(river: Line, roads: readonly LineFeature[]): string {
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

/** The territory that holds most of the bends of a river. */
function getTerritory(
  river: Line,
  territories: readonly AreaFeature[],
): string {
  const findBends = ({polygons}: AreaFeature): number =>
    river.filter((bend) => isInside(bend, polygons)).length;
  return nearest(territories, (territory) => -findBends(territory));
}

/** Where each river with a name rises, how long it is as drawn, where it ends and which roads it meets. */
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
          roadsOver(line, roads),
        ];
      }),
  };
}

type Landings = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
};

/** The ways that boats go, and where there are several on a river, the whole of it behind them. */
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

/** Miles and days of a boat from landing to landing, down and up each river. */
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
