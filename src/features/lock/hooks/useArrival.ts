import {useEffect, useLayoutEffect, type RefObject} from 'react';
import {targetId} from '../../../shared/lib/scrollPlan';
import {focusContent} from '../../../page/hooks/focusContent';
import {keepTargetInView} from '../../../page/hooks/anchorStability';
import {revealTarget} from '../../../page/hooks/revealTarget';

/** Scrolls to the target of the address once the content that contains it is rendered. */
export function useArrival(isThere: boolean): void {
  useEffect(
    () =>
      isThere
        ? keepTargetInView(revealTarget(targetId(window.location.hash) ?? ''))
        : undefined,
    [isThere],
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
