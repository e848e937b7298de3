import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {bringNeighbors, bringRoutes} from './router/routeParts';
import {decoded} from '../lib/decoded';

type Loadable = {readonly preload?: () => Promise<unknown>};

/** Loads everything that a page needs; resolved at once where it is here already. Pages below it are learned of meanwhile. */
export async function preloadPage(pathname: string): Promise<void> {
  await bringRoutes(pathname);
  // Where that fails, it is asked for again by those who go there.
  bringNeighbors(pathname).catch(() => undefined);
  const matches = matchRoutes(routes as RouteConfig[], decoded(pathname));
  await Promise.all(
    matches.map(async ({route}) => (route.component as Loadable).preload?.()),
  );
}
