import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
import {firstGrowth, grown} from '../lib/growth';

/** Content that was fully rendered before, and is at once on return so that the scroll position fits. */
const drawn = new WeakSet<object>();

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
 * @param content the content, identified by reference.
 * @param weights the rendering weight of each block, in order; must be the same list on every
 * render.
 */
export function useGrowth(content: object, weights: readonly number[]): number {
  const total = weights.length;
  const [growth, setGrowth] = useState(() => ({
    ...firstGrowth(weights),
    ...(drawn.has(content) && {shown: total}),
  }));
  const {shown} = growth;
  const isWhole = shown >= total;
  useEffect(
    () => () => {
      drawn.add(content);
    },
    [content],
  );
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
