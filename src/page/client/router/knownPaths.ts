import {resolvePath} from '../../model/resolvePath';
import {routes, type Route} from './findRoutes';

function leafPaths(route: Route): readonly string[] {
  if (route.routes !== undefined) {
    return route.routes.flatMap(leafPaths);
  }
  return route.exact === true ? [route.path] : [];
}

/** The canonical path of every page, with the base path. */
const knownPaths: readonly string[] = routes
  .flatMap(leafPaths)
  .filter((path) => !path.endsWith('/404.html'));

/**
 * Finds the page that a path refers to, in any spelling.
 *
 * @returns its canonical path, or undefined if it refers to no page.
 */
export function findPage(pathname: string): string | undefined {
  return resolvePath(pathname, knownPaths);
}
