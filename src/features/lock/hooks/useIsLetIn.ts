import {useSyncExternalStore} from 'react';
import {hasKeys, subscribe} from './keyRing';
import {isAnythingRemembered} from './tokens';

function isLetIn(): boolean {
  return hasKeys() || isAnythingRemembered();
}

/** Tells whether readers have typed a password, in this visit or in one that is remembered; nobody is when a page is served. */
export function useIsLetIn(): boolean {
  return useSyncExternalStore(subscribe, isLetIn, () => false);
}
