import {sparesData, type Connection} from '../page/lib/sparesData';

type RouteUpdate = {readonly previousLocation: object | null};

/** Loads the parts of the application that the pages of all areas share. */
function loadAreaParts(): Promise<unknown> {
  return Promise.all([
    import('@theme/DocsRoot'),
    import('@theme/DocVersionRoot'),
    import('@theme/DocRoot'),
    import('@theme/DocItem'),
  ]);
}

/**
 * Loads what pages of areas share once the first page is hydrated, so that a link from the home page
 * only waits for the page itself; not if readers save data. Pages of areas have loaded it already.
 */
export function onRouteDidUpdate({previousLocation}: RouteUpdate): void {
  const {connection}: Navigator & {connection?: Connection} = navigator;
  if (previousLocation === null && !sparesData(connection)) {
    // After a failure the link loads it.
    loadAreaParts().catch(() => undefined);
  }
}
