import type {ChunkNames} from '../../src/lib/routePart';
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
  /** For each chunk that one page alone is drawn with, the part that names the page. */
  readonly owners: ReadonlyMap<string, number>;
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

/**
 * Plans which pages are named where.
 *
 * @throws Error where a file is not as Docusaurus writes it.
 */
export function planRoutes(sources: Sources): RoutePlan {
  const divided = divideRoutes(readRoutes(sources.routes));
  const names = JSON.parse(sources.names) as RouteChunks;
  const counts = uses(names);
  const owners = new Map(
    divided.parts.flatMap(({leaves}, index) =>
      leaves
        .flatMap(({route}) => namesIn(names[keyOfChunks(route)] ?? {}))
        .filter((name) => counts.get(name) === 1)
        .map((name) => [name, index] as const),
    ),
  );
  return {...divided, names, owners, chunks: readRegistry(sources.registry)};
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
