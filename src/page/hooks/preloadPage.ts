import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {waitForPageData} from '../../shared/hooks/pageData';
import {decoded} from '../../shared/lib/decoded';

type Loadable = {readonly preload?: () => Promise<unknown>};

/** Loads all chunks of a page, and the data that they ask for; resolves at once if all are there. */
export async function preloadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes as RouteConfig[], decoded(pathname));
  await Promise.all(
    matches.map(async ({route}) => (route.component as Loadable).preload?.()),
  );
  await waitForPageData();
}
