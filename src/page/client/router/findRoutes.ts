import siteRoutes from '@generated/routes';
import {matchPath} from 'react-router';

/** A route as Docusaurus generates it. */
export type Route = {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: {readonly preload?: () => Promise<unknown>};
  readonly routes?: readonly Route[];
  /** The sidebar of a page in an area. */
  readonly sidebar?: string;
};

/** The routes of the site, the outermost ones first. */
export const routes: readonly Route[] =
  siteRoutes as readonly object[] as readonly Route[];

/** Lists the routes that show the page of a path, from the outermost one down to the page itself. */
export function findRoutes(
  pathname: string,
  among: readonly Route[] = routes,
): readonly Route[] {
  const route = among.find(
    ({path, exact = false}) => matchPath(pathname, {path, exact}) !== null,
  );
  return route === undefined
    ? []
    : [route, ...findRoutes(pathname, route.routes ?? [])];
}
