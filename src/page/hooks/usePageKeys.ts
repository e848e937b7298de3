import {useHistory} from '@docusaurus/router';
import {useLayoutEffect} from 'react';
import {pageForKey} from '../lib/pageKeys';

/** Where arrows move through a text or a choice. */
const FIELD =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

function isInField({target}: Event): boolean {
  return target instanceof Element && target.closest(FIELD) !== null;
}

/**
 * Turns pages by Alt and the arrows.
 *
 * @param previous path of the page before this one, with the base path.
 * @param next path of the page after it.
 */
export function usePageKeys(previous?: string, next?: string): void {
  const history = useHistory();
  // Before the new page can be seen: who turns pages fast presses a key at once.
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
      // Else the browser would go through its own history.
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
