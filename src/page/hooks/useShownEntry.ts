import {useEffect, useRef, type RefObject} from 'react';
import {scrollToShow} from '../lib/scrollToShow';

/** Scrolls a list to its current entry, or to its top where none is current. */
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
 * Scrolls a list that scrolls inside itself to its current entry, whenever that changes.
 * The page stays where it is.
 *
 * @param current what the entry is known by; nothing where no entry is current.
 * @returns where the list is to be put.
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
