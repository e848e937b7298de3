import {useHistory} from '@docusaurus/router';
import {useLayoutEffect} from 'react';
import {pageForKey} from '../model/pageKeys';

/** Elements in which arrow keys move through a text or a choice. */
const FIELD =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function isInField({target}: Event): boolean {
  return target instanceof Element && target.closest(FIELD) !== null;
}

/**
 * Turns pages with Alt and the arrow keys.
 *
 * @param previous path of the previous page, with the base path.
 * @param next path of the next page, with the base path.
 */
export function usePageKeys(previous?: string, next?: string): void {
  const history = useHistory();
  // Subscribes before the new page is painted, for readers who turn pages quickly.
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent): void => {
      const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
      const inField = isInField(event);
      const page = pageForKey(
        {key, altKey, ctrlKey, metaKey, shiftKey, inField},
        {previous, next},
      );
      if (page === undefined || event.defaultPrevented) {
        return;
      }
      // Otherwise the browser would go through its history.
      event.preventDefault();
      if (history.location.pathname !== page) {
        history.push(page);
      }
    };
    document.addEventListener('keydown', turn);
    return () => {
      document.removeEventListener('keydown', turn);
    };
  }, [history, previous, next]);
}
