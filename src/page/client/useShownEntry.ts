import {useEffect, useRef, type RefObject} from 'react';
import {scrollToShow} from '../model/scrollToShow';

/** Scrolls a list to its current entry, or to its top if there is none. */
function showEntry(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current]');
  if (entry === null) {
    list.scrollTop = 0;
  } else if (entry.getClientRects().length > 0) {
    list.scrollTop += scrollToShow(
      entry.getBoundingClientRect(),
      list.getBoundingClientRect(),
    );
  }
}

/**
 * Scrolls a list inside its own box to its current entry whenever that changes, without scrolling
 * the page.
 *
 * @param current identifies the entry; undefined if none is current.
 * @returns a ref for the list.
 */
export function useShownEntry(
  current: string | undefined,
): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (list.current) {
      showEntry(list.current);
    }
  }, [current]);
  return list;
}
