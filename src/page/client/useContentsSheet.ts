import {useEffect, type RefObject} from 'react';
import {customMedia} from '../../site/breakpoints';

/** Whether a click closes an open list: a click on one of its links, or outside it. */
function endsUse(list: Element, {target}: Event): boolean {
  return (
    target instanceof Element &&
    (!list.contains(target) || target.closest('a') !== null)
  );
}

/**
 * Closes the table of contents on a choice, on Escape, and on a tap outside it, if it covers the
 * text. That is so only on phones; in wider windows it is part of the text, and stays open.
 */
export function useContentsSheet(ref: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const controller = new AbortController();
    const {signal} = controller;
    const listen = (
      type: 'click' | 'keydown',
      ends: (list: HTMLDetailsElement, event: Event) => boolean,
    ): void => {
      const close = (event: Event): void => {
        const list = ref.current;
        if (
          list?.open === true &&
          ends(list, event) &&
          matchMedia(customMedia['--phone']).matches
        ) {
          list.open = false;
        }
      };
      document.addEventListener(type, close, {signal});
    };
    listen('click', endsUse);
    listen('keydown', (list, event) => {
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape && list.contains(document.activeElement)) {
        list.querySelector('summary')?.focus({preventScroll: true});
      }
      return isEscape;
    });
    return () => {
      controller.abort();
    };
  }, [ref]);
}
