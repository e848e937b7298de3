import {showHeldBack} from '../hooks/router/openCanonicalPage';

/** The page stands: nothing is held back any more. */
export function onRouteDidUpdate(): void {
  showHeldBack();
}
