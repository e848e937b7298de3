import {useEffect, useState, type RefObject} from 'react';

/** A part of a page that is loaded when readers come near it. */
export type LazyPart<Part> =
  | {readonly state: 'waiting'}
  | {readonly state: 'ready'; readonly part: Part}
  | {readonly state: 'failed'};

/** Distance from the viewport at which loading starts, relative to its height. */
const NEAR = '50%';

/**
 * Loads a part of a page once its place is near the viewport. If the hash points into it, the
 * served markup stays, so that the target remains.
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
        setLazy(next);
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) {
          return;
        }
        observer.disconnect();
        load().then(
          (part) => {
            settle({state: 'ready', part});
          },
          () => {
            settle({state: 'failed'});
          },
        );
      },
      {rootMargin: `${NEAR} 0px`},
    );
    observer.observe(current);
    return () => {
      wanted = false;
      observer.disconnect();
    };
  }, [place, load]);
  return lazy;
}
