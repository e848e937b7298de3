import {waitForPageData} from '../../shared/client/pageData';
import {decoded} from '../../shared/model/decoded';
import {findRoutes} from './router/findRoutes';

/** Loads all chunks of a page and their data; resolves at once if all are loaded. */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.all(
    findRoutes(decoded(pathname)).map(async ({component}) =>
      component.preload?.(),
    ),
  );
  await waitForPageData();
}
