import {useEffect, useLayoutEffect, type RefObject} from 'react';
import {targetId} from '../../../shared/lib/scrollPlan';
import {focusContent} from '../../../page/hooks/focusContent';
import {keepTargetInView} from '../../../page/hooks/anchorStability';
import {revealTarget} from '../../../page/hooks/revealTarget';

/** Brings readers to the target of the address as soon as all the content is there in which it stands. */
export function useArrival(isThere: boolean): void {
  useEffect(
    () =>
      isThere
        ? keepTargetInView(revealTarget(targetId(window.location.hash) ?? ''))
        : undefined,
    [isThere],
  );
}

/** Lets those who typed the password go on at the start of what they may read: the field that had the focus is gone. */
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
