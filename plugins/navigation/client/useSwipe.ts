import {useEffect, useEffectEvent} from 'react';
import {detectSwipe, type Point, type Swipe} from '../model/swipe';
import {limits} from '../../../src/site/limits';

/** Elements that handle swipes themselves: maps, lightboxes, sliders. */
const keepers = '.leaflet-container, [role="dialog"], dialog, [type="range"]';

function scrollsSideways(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth &&
    /auto|scroll/.test(getComputedStyle(element).overflowX)
  );
}

/** Whether a swipe at the target belongs to an element that handles swipes or scrolls sideways. */
function isKept(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null) {
    if (element.matches(keepers) || scrollsSideways(element)) {
      return true;
    }
    element = element.parentElement;
  }
  return false;
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1;
}

function findPlace(touch: Touch | undefined): Point | undefined {
  return touch && {x: touch.clientX, y: touch.clientY};
}

/** Reports swipes with one finger; returns a function that stops this. */
function watchSwipes(onSwipe: (swipe: Swipe) => void): () => void {
  const controller = new AbortController();
  const options = {passive: true, signal: controller.signal};
  let from: Point | undefined;
  const begin = ({touches, target}: TouchEvent): void => {
    const free = touches.length === 1 && !isZoomed() && !isKept(target);
    from = free ? findPlace(touches[0]) : undefined;
  };
  const end = ({changedTouches}: TouchEvent): void => {
    const to = findPlace(changedTouches[0]);
    if (from !== undefined && to !== undefined) {
      onSwipe(detectSwipe(from, to, limits.swipe));
    }
    from = undefined;
  };
  // The browser cancels a touch when it takes over the gesture, such as scrolling or going back.
  const drop = (): void => {
    from = undefined;
  };
  document.addEventListener('touchstart', begin, options);
  document.addEventListener('touchend', end, options);
  document.addEventListener('touchcancel', drop, options);
  return () => {
    controller.abort();
  };
}

/** Reports swipes on the page while `active` is true. */
export function useSwipe(
  active: boolean,
  onSwipe: (swipe: Swipe) => void,
): void {
  const tell = useEffectEvent(onSwipe);
  useEffect(() => (active ? watchSwipes(tell) : undefined), [active]);
}
