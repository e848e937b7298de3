import {useEffect, useState} from 'react';

/**
 * Tells whether something is still on its way out, once it is to be shown no longer.
 *
 * @param time How long it takes to leave, in milliseconds.
 */
export function useLingering(shown: boolean, time: number): boolean {
  const [before, setBefore] = useState(shown);
  const [lingers, setLingers] = useState(false);
  if (shown !== before) {
    setBefore(shown);
    setLingers(!shown);
  }
  useEffect(() => {
    if (!lingers) {
      return undefined;
    }
    const left = setTimeout(setLingers, time, false);
    return () => {
      clearTimeout(left);
    };
  }, [lingers, time]);
  return lingers;
}
