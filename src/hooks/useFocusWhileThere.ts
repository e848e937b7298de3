import {useCallback, type RefCallback} from 'react';

/**
 * Gives focus to a button that takes the place of another one, and gives it back to
 * that one when the button goes.
 */
export function useFocusWhileThere(): RefCallback<HTMLElement> {
  return useCallback((button: HTMLElement) => {
    const before = document.activeElement;
    button.focus({preventScroll: true});
    return () => {
      // What had focus before can be seen again only when React is done.
      queueMicrotask(() => {
        if (before instanceof HTMLElement) {
          before.focus({preventScroll: true});
        }
      });
    };
  }, []);
}
