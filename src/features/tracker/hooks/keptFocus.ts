import {useEffect, type RefObject} from 'react';

/**
 * Moves the focus to the button of the next turn if a step has taken or disabled what had it, since
 * its keys would no longer reach the tracker.
 *
 * @param shown what is shown, another value after each step.
 */
export function useKeptFocus(
  tracker: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        const next = tracker.current?.querySelector<HTMLElement>(
          '.trackerNext:enabled',
        );
        (next ?? tracker.current)?.focus({preventScroll: true});
      }
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [tracker, shown]);
}
