import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';

function leafPaths(route: RouteConfig): readonly string[] {
  if (route.routes !== undefined) {
    return route.routes.flatMap(leafPaths);
  }
  return typeof route.path === 'string' && route.exact === true
    ? [route.path]
    : [];
}

/** The one true path of every page, with the base path; from the route table that the browser has anyway. */
export const canonicalPaths: readonly string[] = (
  routes as readonly RouteConfig[]
)
  .flatMap(leafPaths)
  .filter((path) => !path.endsWith('/404.html'));
