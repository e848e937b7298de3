import {batchesOf} from '../../../src/lib/pageRange';
import {pathKey} from '../../../src/lib/resolvePath';
import type {Route} from './routeTable';

/** How many pages a part of the table names at most: some 2 KiB as they travel. */
const PART = 64;

/** A page that its part of the table names. */
export type Leaf = {
  /** Its parent: which of all routes with routes below them, each counted before those below it. */
  readonly parent: number;
  readonly route: Route;
};

/** A part of the table. */
export type PlannedPart = {
  /** Key of its first page. */
  readonly first: string;
  readonly leaves: readonly Leaf[];
};

export type DividedRoutes = {
  /** What every page knows: areas, their first pages, and pages beside areas. */
  readonly kept: readonly Route[];
  /** The other pages, in the order of their keys. */
  readonly parts: readonly PlannedPart[];
};

/** What is found on the way through the table. */
type Found = {parents: number; readonly leaves: Leaf[]};

/** A route without the leaves below it, which are noted; the first page of its area stays. */
function prune(route: Route, area: string, found: Found): Route {
  const {routes} = route;
  if (routes === undefined) {
    return route;
  }
  const parent = found.parents;
  found.parents += 1;
  const kept: Route[] = [];
  for (const each of routes) {
    if (each.routes !== undefined || pathKey(each.path) === area) {
      kept.push(prune(each, area, found));
    } else {
      found.leaves.push({parent, route: each});
    }
  }
  return {...route, routes: kept};
}

function byKey(one: Leaf, other: Leaf): number {
  return pathKey(one.route.path) < pathKey(other.route.path) ? -1 : 1;
}

/** Parts of pages of one area. */
function partsOf(leaves: readonly Leaf[]): readonly PlannedPart[] {
  return batchesOf(leaves.toSorted(byKey), PART).map((some) => ({
    first: pathKey(some[0]?.route.path ?? ''),
    leaves: some,
  }));
}

/** Divides the table of routes: pages of areas are named in parts, of which none holds pages of two areas. */
export function divideRoutes(routes: readonly Route[]): DividedRoutes {
  let parents = 0;
  const pruned = routes.map((route) => {
    const found: Found = {parents, leaves: []};
    const kept = prune(route, pathKey(route.path), found);
    ({parents} = found);
    return {kept, leaves: found.leaves};
  });
  return {
    kept: pruned.map(({kept}) => kept),
    parts: pruned
      .flatMap(({leaves}) => partsOf(leaves))
      .toSorted((one, other) => (one.first < other.first ? -1 : 1)),
  };
}
