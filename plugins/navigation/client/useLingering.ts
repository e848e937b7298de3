import {useEffect, useState} from 'react';

/**
 * Whether a hidden element is still playing its exit animation.
 *
 * @param time duration of the animation in milliseconds.
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
