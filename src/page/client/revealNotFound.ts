import {revealNotFound} from '../hooks/router/openCanonicalPage';

/** The page stands: nothing is held back any more. */
export function onRouteDidUpdate(): void {
  revealNotFound();
}
