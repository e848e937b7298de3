import {useEffect, useState, type RefObject} from 'react';

/** How far below or above the window something is when it is worth preparing, in pixels. */
const NEAR = '300px 0px';

/** Tells whether an element has come near the window; what was near once stays so. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          setNear(true);
        }
      },
      {rootMargin: NEAR},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, near]);
  return near;
}
