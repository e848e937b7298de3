import {startTransition, useEffect, useRef, useState} from 'react';
import {firstGrowth, grown} from '../../lib/growth';

/** What was shown before: those who come back to it find it as it was, and themselves where they were. */
const drawn = new WeakSet<object>();

/**
 * How many blocks of what was opened are drawn: a few at first, and more frame by frame,
 * so that the window answers meanwhile. Nobody waits where nobody looks, or for paper.
 *
 * @param content what is drawn; known again by being the same object.
 * @param total how many blocks it has.
 */
export function useGrowth(content: object, total: number): number {
  const [growth, setGrowth] = useState(() => ({
    ...firstGrowth,
    ...(drawn.has(content) && {shown: total}),
  }));
  const {shown} = growth;
  const isWhole = shown >= total;
  const began = useRef<number>(undefined);
  useEffect(
    () => () => {
      drawn.add(content);
    },
    [content],
  );
  useEffect(() => {
    if (isWhole) {
      return undefined;
    }
    const finish = (): void => {
      setGrowth((now) => ({...now, shown: total}));
    };
    const took = performance.now() - (began.current ?? performance.now());
    const timer = setTimeout(() => {
      began.current = performance.now();
      startTransition(() => {
        setGrowth((now) => grown(now, took));
      });
    });
    if (document.hidden) {
      finish();
    }
    window.addEventListener('beforeprint', finish);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', finish);
    };
  }, [content, isWhole, shown, total]);
  return shown;
}
