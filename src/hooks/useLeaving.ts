import {useEffect, useState} from 'react';

/**
 * Tells whether something is still on its way out, once it is to be shown no longer.
 *
 * @param time How long it takes to leave, in milliseconds.
 */
export function useLeaving(shown: boolean, time: number): boolean {
  const [before, setBefore] = useState(shown);
  const [leaves, setLeaves] = useState(false);
  if (shown !== before) {
    setBefore(shown);
    setLeaves(!shown);
  }
  useEffect(() => {
    if (!leaves) {
      return undefined;
    }
    const left = setTimeout(setLeaves, time, false);
    return () => {
      clearTimeout(left);
    };
  }, [leaves, time]);
  return leaves;
}
