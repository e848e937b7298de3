import {startTransition, useEffect, useLayoutEffect, useState} from 'react';
import {firstGrowth, grown} from '../lib/growth';

/** What was shown before: those who come back to it find it as it was, and themselves where they were. */
const drawn = new WeakSet<object>();

/**
 * Tells how long the browser needs to lay out and paint what was just drawn, in milliseconds;
 * gives what ends the wait.
 */
function timeFrame(tell: (took: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    const began = performance.now();
    // What comes next is in a task of its own, behind the frame.
    timer = setTimeout(() => {
      tell(performance.now() - began);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Does something where nobody waits for frames: for paper, and in a window that nobody sees. Gives what ends that. */
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
 * How many blocks of what was opened are drawn: a few at first, and more frame by frame,
 * so that the window answers meanwhile. Nobody waits where nobody looks, or for paper.
 *
 * @param content what is drawn; known again by being the same object.
 * @param weights how much there is to draw in each of its blocks, in order; always the same list.
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
