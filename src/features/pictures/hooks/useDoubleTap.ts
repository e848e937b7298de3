import {useEffect, useEffectEvent, type RefObject} from 'react';
import {isSecondTap, type Tap} from '../lib/doubleTap';

type Point = {readonly x: number; readonly y: number};

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}

function readTap(event: MouseEvent | TouchEvent): Tap | undefined {
  const point = 'touches' in event ? event.touches[0] : event;
  return point && {time: event.timeStamp, x: point.clientX, y: point.clientY};
}

/** Detects double taps on an element; the second tap does not propagate. */
function watch(
  element: HTMLElement,
  onDoubleTap: (point: Point) => void,
): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  let first: Tap | undefined;
  const begin = (event: MouseEvent | TouchEvent): void => {
    const tap = readTap(event);
    if (tap && isSecondTap(first, tap)) {
      event.stopPropagation();
    }
  };
  const end = (event: MouseEvent): void => {
    const tap = isControl(event.target) ? undefined : readTap(event);
    if (tap && isSecondTap(first, tap)) {
      first = undefined;
      onDoubleTap(tap);
    } else {
      first = tap;
    }
  };
  element.addEventListener('mousedown', begin, {signal});
  element.addEventListener('touchstart', begin, {signal, passive: true});
  element.addEventListener('click', end, {signal});
  return () => {
    controller.abort();
  };
}

/** Reports double taps and double clicks on an element, with their position. */
export function useDoubleTap(
  ref: RefObject<HTMLElement | null>,
  onDoubleTap: (point: Point) => void,
): void {
  const tell = useEffectEvent(onDoubleTap);
  useEffect(
    () =>
      ref.current === null
        ? undefined
        : watch(ref.current, (point) => {
            tell(point);
          }),
    [ref],
  );
}
