import {useEffect, useEffectEvent, type RefObject} from 'react';
import {targetId} from '../../../src/shared/model/scrollPlan';

/** Calls back when the target of a hash change is inside a hidden element. */
export function useTargetInside(
  place: RefObject<HTMLElement | null>,
  onTarget: () => void,
): void {
  const tell = useEffectEvent(onTarget);
  useEffect(() => {
    const look = (): void => {
      const {current} = place;
      const id = targetId(window.location.hash);
      const target = id === undefined ? null : document.getElementById(id);
      if (current?.hidden === true && current.contains(target)) {
        tell();
        requestAnimationFrame(() => {
          target?.scrollIntoView();
        });
      }
    };
    window.addEventListener('hashchange', look);
    return () => {
      window.removeEventListener('hashchange', look);
    };
  }, [place]);
}
