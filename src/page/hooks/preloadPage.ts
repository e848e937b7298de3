import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {decoded} from '../../shared/lib/decoded';

type Loadable = {readonly preload?: () => Promise<unknown>};

/** Loads all chunks of a page; resolves at once if they are loaded already. */
export async function preloadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes as RouteConfig[], decoded(pathname));
  await Promise.all(
    matches.map(async ({route}) => (route.component as Loadable).preload?.()),
  );
}
