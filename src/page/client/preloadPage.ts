import {waitForPageData} from '../../shared/client/pageData';
import {decoded} from '../../shared/model/decoded';
import {findRoutes} from './router/findRoutes';

/** Loads all chunks of a page, and the data that they ask for; resolves at once if all are there. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.all(
    findRoutes(decoded(pathname)).map(async ({component}) =>
      component.preload?.(),
    ),
  );
  await waitForPageData();
}
