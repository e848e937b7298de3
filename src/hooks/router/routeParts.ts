import ComponentCreator from '@docusaurus/ComponentCreator';
import registry from '@generated/registry';
import routes, {parts} from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type {RouteConfig} from 'react-router-config';
import {partBelow, partOf} from '../../lib/pageRange';
import {pathKey, resolvePath} from '../../lib/resolvePath';
import type {RoutePart} from '../../lib/routePart';

type Table = RouteConfig[];

/** What stands in the place of a hash for routes of parts. */
const LEAF = 'leaf';

const table = routes as Table;
const firsts = parts.map(([first]) => first);
const brought = new Set<number>();
const listeners = new Set<() => void>();

function leafPaths(route: RouteConfig): readonly string[] {
  if (route.routes !== undefined) {
    return route.routes.flatMap(leafPaths);
  }
  return typeof route.path === 'string' && route.exact === true
    ? [route.path]
    : [];
}

function readPaths(): readonly string[] {
  return table.flatMap(leafPaths).filter((path) => !path.endsWith('/404.html'));
}

let paths = readPaths();

/** The one true path of every page that is known so far, with the base path; another list whenever there are more. */
export function knownPaths(): readonly string[] {
  return paths;
}

/** Calls a listener whenever more pages are known; what it gives ends that. */
export function followPaths(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** All routes that have others below them, each before those. */
function parentsIn(level: Table): readonly RouteConfig[] {
  return level.flatMap((route) =>
    route.routes === undefined ? [] : [route, ...parentsIn(route.routes)],
  );
}

const parents = parentsIn(table);

/** Puts pages of a part where they belong: before routes that would take their paths for their own. */
function addPart({chunks, groups}: RoutePart): void {
  Object.assign(registry, chunks);
  for (const [parent, leaves] of groups) {
    parents[parent]?.routes?.unshift(
      ...leaves.map(([path, names, rest]): RouteConfig => {
        Object.assign(routesChunkNames, {[`${path}-${LEAF}`]: names});
        const component = ComponentCreator(path, LEAF);
        return {...rest, path, key: path, component};
      }),
    );
  }
}

/** Brings a part, once; where it cannot be fetched it is asked for again at the next call. */
async function bringPart(index: number): Promise<void> {
  const part = brought.has(index) ? undefined : await parts[index]?.[1]();
  // Another call may have been quicker.
  if (part === undefined || brought.has(index)) {
    return;
  }
  brought.add(index);
  addPart(part);
  paths = readPaths();
  for (const listener of listeners) {
    listener();
  }
}

/** The part that must be brought to know whether there is a page at a path, in whatever spelling; none where that is known. */
function missingPart(pathname: string): number | undefined {
  const index = paths.includes(pathname)
    ? undefined
    : partOf(pathKey(pathname), firsts);
  return index === undefined || brought.has(index) ? undefined : index;
}

/** Whether it is known if there is a page at a path, in whatever spelling. */
export function isCharted(pathname: string): boolean {
  return missingPart(pathname) === undefined;
}

/** Learns of the pages around a path; resolved at once where they are known. */
export async function bringRoutes(pathname: string): Promise<void> {
  const index = missingPart(pathname);
  if (index !== undefined) {
    await bringPart(index);
  }
}

/** Learns of the pages that stand below a path, as those of an area below its first page. */
export async function bringNeighbors(pathname: string): Promise<void> {
  const index = partBelow(pathKey(pathname), firsts);
  if (index !== undefined) {
    await bringPart(index);
  }
}

/**
 * Finds the page that a path means, in whatever spelling: where the pages around it do not
 * tell, all are asked for.
 *
 * @returns the one true path, or nothing where no page is meant.
 */
export async function findPage(pathname: string): Promise<string | undefined> {
  await bringRoutes(pathname);
  const near = resolvePath(pathname, paths);
  if (near !== undefined && pathKey(near) === pathKey(pathname)) {
    return near;
  }
  await Promise.all(parts.map(async (_, index) => bringPart(index)));
  return resolvePath(pathname, paths);
}
