import {startTransition, useEffect, useState} from 'react';
import {useArrivalAtTop} from './useArrivalAtTop';

/**
 * Returns whether content below the first screen waits. It does after a navigation to the top of a
 * page, until that screen is painted; served pages hold it from the start.
 *
 * @param hasRest whether there is such content.
 */
export function useDeferral(hasRest = true): boolean {
  const atTop = useArrivalAtTop() && hasRest;
  const [waits, setWaits] = useState(atTop);
  const isDue = !waits || !atTop;
  useEffect(() => {
    if (isDue) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setWaits(false);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue]);
  return !isDue;
}
