import {useEffect, useState, type RefObject} from 'react';
import {limits} from '../../site/limits';

/** A part of a page that is loaded when readers come near it. */
export type LazyPart<Part> =
  | {readonly state: 'waiting'}
  | {readonly state: 'ready'; readonly part: Part}
  | {readonly state: 'failed'};

/** Distance from the viewport at which loading starts, relative to its height. */
const NEAR = '50%';

/**
 * Loads a part of a page once its place stays near the viewport, and shows it if the place is still
 * near; when readers only pass it, the page that they go to need not wait for it. If the hash points
 * into it, the served markup stays, so that the target remains.
 *
 * @param load must be the same function on every render.
 */
export function useLazyPart<Part>(
  place: RefObject<Element | null>,
  load: () => Promise<Part>,
): LazyPart<Part> {
  const [lazy, setLazy] = useState<LazyPart<Part>>({state: 'waiting'});
  useEffect(() => {
    const {current} = place;
    if (current?.querySelector(':target') !== null) {
      return undefined;
    }
    let wanted = true;
    const settle = (next: LazyPart<Part>): void => {
      if (wanted) {
        wanted = false;
        observer.disconnect();
        setLazy(next);
      }
    };
    let isNear = false;
    let asked: Promise<Part> | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arrive = (): void => {
      asked ??= load();
      asked.then(
        (part) => {
          if (isNear) {
            settle({state: 'ready', part});
          }
        },
        () => {
          settle({state: 'failed'});
        },
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting === true;
        clearTimeout(timer);
        if (isNear) {
          timer = setTimeout(arrive, limits.lazyPartAfter);
        }
      },
      {rootMargin: `${NEAR} 0px`},
    );
    observer.observe(current);
    return () => {
      wanted = false;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, load]);
  return lazy;
}
