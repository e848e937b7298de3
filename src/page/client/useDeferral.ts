import {useDeferredValue} from 'react';
import {useArrivalAtTop} from './useArrivalAtTop';

/**
 * Returns whether content below the first screen must wait. It waits after a navigation to the top
 * of a page, until that screen is painted. Served pages contain it from the start.
 *
 * @param hasRest whether there is such content.
 */
export function useDeferral(hasRest = true): boolean {
  const atTop = useArrivalAtTop() && hasRest;
  return useDeferredValue(false, atTop);
}
