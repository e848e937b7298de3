import {useCallback, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

type Heights = Readonly<Record<string, number>>;

/** Heights by name, and refs that register the elements to measure. */
export type MeasuredHeights = {
  readonly heights: Heights;
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
};

/** Measures elements that carry `data-measure` before they are painted and whenever they change. */
export function useMeasuredHeights(): MeasuredHeights {
  const [heights, setHeights] = useState<Heights>({});
  const observer = useRef<ResizeObserver>(undefined);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) {
      return undefined;
    }
    observer.current ??= new ResizeObserver((entries) => {
      flushSync(() => {
        setHeights((known) => ({
          ...known,
          ...Object.fromEntries(
            entries.flatMap(({target}) =>
              target instanceof HTMLElement
                ? [[target.dataset['measure'] ?? '', target.offsetHeight]]
                : [],
            ),
          ),
        }));
      });
    });
    const {current} = observer;
    current.observe(element);
    return () => {
      current.unobserve(element);
    };
  }, []);
  return {heights, measure};
}
