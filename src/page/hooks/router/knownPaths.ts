import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {resolvePath} from '../../lib/resolvePath';

function leafPaths(route: RouteConfig): readonly string[] {
  if (route.routes !== undefined) {
    return route.routes.flatMap(leafPaths);
  }
  return typeof route.path === 'string' && route.exact === true
    ? [route.path]
    : [];
}

/** The canonical path of every page, with the base path. */
export const knownPaths: readonly string[] = (routes as RouteConfig[])
  .flatMap(leafPaths)
  .filter((path) => !path.endsWith('/404.html'));

/**
 * Finds the page that a path refers to, however it is spelled.
 *
 * @returns its canonical path, or undefined if it refers to none.
 */
export function findPage(pathname: string): string | undefined {
  return resolvePath(pathname, knownPaths);
}
