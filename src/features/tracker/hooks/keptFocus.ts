import {useEffect, type RefObject} from 'react';

/** What had the focus last, if it is in the tracker. */
let focused: Element | null = null;

/** Whether an element can no longer have the focus, as it is gone or disabled. */
function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

/**
 * Moves the focus on to the button of the next turn if a step has taken or disabled what had it;
 * browsers would drop it, and its keys would no longer reach the tracker.
 */
export function restoreFocus(tracker: Element | null | undefined): void {
  if (tracker && focused !== null && isLost(focused)) {
    const next =
      tracker.querySelector<HTMLElement>('.trackerNext:enabled') ?? tracker;
    if (next instanceof HTMLElement) {
      next.focus({preventScroll: true});
    }
  }
}

/**
 * Follows the focus as long as the tracker is open, and restores it after each step.
 *
 * @param told the fight as it stands, another value after each step.
 */
export function useKeptFocus(
  tracker: RefObject<HTMLElement | null>,
  told: unknown,
): void {
  useEffect(() => {
    const follow = ({target}: FocusEvent): void => {
      const isInside =
        target instanceof Element && tracker.current?.contains(target) === true;
      focused = isInside ? target : null;
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      focused = null;
    };
  }, [tracker]);
  useEffect(() => {
    restoreFocus(tracker.current);
  }, [tracker, told]);
}
