import type {ChunkNames} from '../../../src/lib/routePart';
import {partBelow} from '../../../src/lib/pageRange';
import {pathKey} from '../../../src/lib/resolvePath';
import {divideRoutes, type DividedRoutes} from './divideRoutes';
import {readRegistry, type Chunk} from './registry';
import {keyOfChunks, namesIn, readRoutes, type Route} from './routeTable';

/** The three files in which Docusaurus writes down what pages there are. */
export type Sources = {
  readonly routes: string;
  readonly registry: string;
  readonly names: string;
};

/** Names of the chunks that each route is drawn with. */
export type RouteChunks = Readonly<Record<string, ChunkNames>>;

/** Which pages are named where. */
export type RoutePlan = DividedRoutes & {
  readonly chunks: readonly Chunk[];
  readonly names: RouteChunks;
  /** For each chunk that one page of a part alone is drawn with, the part. */
  readonly owners: ReadonlyMap<string, number>;
  /** For each chunk that the first page of an area alone is drawn with, a part that names pages of the area. */
  readonly leaders: ReadonlyMap<string, number>;
};

function allRoutes(routes: readonly Route[]): readonly Route[] {
  return routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);
}

/** How many routes are drawn with each chunk. */
function uses(names: RouteChunks): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of Object.values(names).flatMap(namesIn)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** For each chunk that one page alone of some is drawn with, what is known of that page. */
function byChunk(
  pages: readonly (readonly [Route, number | undefined])[],
  names: RouteChunks,
): ReadonlyMap<string, number> {
  const counts = uses(names);
  return new Map(
    pages.flatMap(([route, known]) =>
      namesIn(names[keyOfChunks(route)] ?? {}).flatMap((name) =>
        known === undefined || counts.get(name) !== 1
          ? []
          : [[name, known] as const],
      ),
    ),
  );
}

/**
 * Plans which pages are named where.
 *
 * @throws Error where a file is not as Docusaurus writes it.
 */
export function planRoutes(sources: Sources): RoutePlan {
  const divided = divideRoutes(readRoutes(sources.routes));
  const {kept, parts} = divided;
  const names = JSON.parse(sources.names) as RouteChunks;
  const firsts = parts.map(({first}) => first);
  const owners = byChunk(
    parts.flatMap(({leaves}, index) =>
      leaves.map(({route}) => [route, index] as const),
    ),
    names,
  );
  const leaders = byChunk(
    allRoutes(kept)
      .filter(({routes}) => routes === undefined)
      .map((route) => [route, partBelow(pathKey(route.path), firsts)] as const),
    names,
  );
  const chunks = readRegistry(sources.registry);
  return {kept, parts, names, owners, leaders, chunks};
}

/** The names of chunks of the routes that every page knows. */
export function keptNames({kept, names}: RoutePlan): RouteChunks {
  return Object.fromEntries(
    allRoutes(kept)
      .map(keyOfChunks)
      .flatMap((key) => {
        const own = names[key];
        return own === undefined ? [] : [[key, own] as const];
      }),
  );
}
