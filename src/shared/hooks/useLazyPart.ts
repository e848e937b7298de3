import {useEffect, useState, type RefObject} from 'react';

/** A part of a page that is fetched when readers come near it. */
export type LazyPart<Part> =
  | {readonly state: 'waiting'}
  | {readonly state: 'ready'; readonly part: Part}
  | {readonly state: 'failed'};

/** How far from the window a part is near, in heights of the window. */
const NEAR = '50%';

/**
 * Fetches a part of a page once its place is near the window. What the address points
 * into stays as it was served, so that its target is not taken away.
 *
 * @param load must stay the same from call to call.
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
