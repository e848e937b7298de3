import {revealNotFound} from '../hooks/router/openCanonicalPage';

/** Shows the not-found page once the route is resolved. */
export function onRouteDidUpdate(): void {
  revealNotFound();
}
