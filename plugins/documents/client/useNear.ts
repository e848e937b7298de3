import {useEffect, useState, type RefObject} from 'react';

/** Distance from the viewport at which preparing starts. */
const NEAR = '300px 0px';

/** Whether an element has ever come near the viewport. */
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
