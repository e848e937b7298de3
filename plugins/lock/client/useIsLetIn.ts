import {useSyncExternalStore} from 'react';
import {hasKeys, subscribe} from './keyRing';
import {isAnythingRemembered} from './tokens';

function isLetIn(): boolean {
  return hasKeys() || isAnythingRemembered();
}

/**
 * Whether readers have unlocked anything, in this visit or an earlier one; false in served pages.
 */
export function useIsLetIn(): boolean {
  return useSyncExternalStore(subscribe, isLetIn, () => false);
}
