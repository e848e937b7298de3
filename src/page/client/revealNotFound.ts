import {revealNotFound} from './router/openCanonicalPage';

/** Shows the not-found page once the route is resolved. */
export function onRouteDidUpdate(): void {
  revealNotFound();
}
