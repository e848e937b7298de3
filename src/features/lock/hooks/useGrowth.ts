import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
import {firstGrowth, grown} from '../lib/growth';
import {hasKeys, subscribe} from './keyRing';

/**
 * The addresses of pages that were rendered in full since they were unlocked, and are at once when
 * readers return or authors edit them, so that the scroll position fits.
 */
const drawn = new Set<string>();

subscribe(() => {
  if (!hasKeys()) {
    drawn.clear();
  }
});

/** Measures how long the browser takes to lay out and paint, in milliseconds; returns a function that cancels. */
function timeFrame(tell: (took: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    const began = performance.now();
    // The next task runs after the frame.
    timer = setTimeout(() => {
      tell(performance.now() - began);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs an action when frames do not matter: for print, and in a hidden window. Returns a function that cancels. */
function whereNobodyLooks(act: () => void): () => void {
  const look = (): void => {
    if (document.hidden) {
      act();
    }
  };
  look();
  window.addEventListener('beforeprint', act);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('beforeprint', act);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * How many blocks of decrypted content are rendered: a few at first, then more frame by frame to
 * keep the window responsive. For print and in hidden windows, all at once.
 *
 * @param address of the page.
 * @param weights the rendering weight of each block, in order; must be the same list on every
 * render.
 */
export function useGrowth(address: string, weights: readonly number[]): number {
  const total = weights.length;
  const [growth, setGrowth] = useState(() => ({
    ...firstGrowth(weights),
    ...(drawn.has(address) && {shown: total}),
  }));
  const {shown} = growth;
  const isWhole = shown >= total;
  useEffect(() => {
    if (isWhole) {
      drawn.add(address);
    }
  }, [isWhole, address]);
  useLayoutEffect(
    () =>
      isWhole
        ? undefined
        : timeFrame((took) => {
            startTransition(() => {
              setGrowth((now) => grown(now, weights, took));
            });
          }),
    [isWhole, shown, weights],
  );
  useEffect(
    () =>
      isWhole
        ? undefined
        : whereNobodyLooks(() => {
            setGrowth((now) => ({...now, shown: total}));
          }),
    [isWhole, total],
  );
  return shown;
}
