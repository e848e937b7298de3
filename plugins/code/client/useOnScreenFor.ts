import {useEffect, useState, type RefObject} from 'react';

/** Whether an element has been on screen for a number of milliseconds without interruption. */
export function useOnScreenFor(
  place: RefObject<Element | null>,
  milliseconds: number,
): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const {current} = place;
    if (current === null) {
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting === true) {
        timer = setTimeout(() => {
          observer.disconnect();
          setSeen(true);
        }, milliseconds);
      }
    });
    observer.observe(current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [place, milliseconds]);
  return seen;
}
