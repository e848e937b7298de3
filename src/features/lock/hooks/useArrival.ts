import {useEffect, useLayoutEffect, type RefObject} from 'react';
import {targetId} from '../../../shared/lib/scrollPlan';
import {focusContent} from '../../../page/hooks/focusContent';
import {keepTargetInView} from '../../../page/hooks/anchorStability';
import {revealTarget} from '../../../page/hooks/revealTarget';

/** The address of the page whose content has just been removed. */
let left: string | undefined;

/**
 * Scrolls to the target of the address once the content that contains it is rendered, unless it
 * replaces earlier content of the same page: authors who edit a page stay where they are.
 *
 * @param address of the page.
 */
export function useArrival(address: string): void {
  useEffect(
    () =>
      left !== address
        ? keepTargetInView(revealTarget(targetId(window.location.hash) ?? ''))
        : undefined,
    [address],
  );
  useEffect(
    () => () => {
      left = address;
      setTimeout(() => {
        left = undefined;
      });
    },
    [address],
  );
}

/** Focuses the start of the content after unlocking, since the focused field is gone. */
export function useFocusGoesOn(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const {current} = place;
    return () => {
      if (current?.contains(document.activeElement) === true) {
        queueMicrotask(focusContent);
      }
    };
  }, [place]);
}
