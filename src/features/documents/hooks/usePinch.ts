import {useEffect, useEffectEvent, type RefObject} from 'react';
import {middle, pinchedZoom, type Point} from '../lib/pinch';

type Fingers = readonly [Point, Point];

/** The target of pinch gestures. */
export type Pinched = {
  /** Returns the scrollable element that is zoomed. */
  readonly area: () => HTMLElement | null;
  readonly scale: () => number;
  readonly zoom: (scale: number) => void;
};

function readFingers({touches}: TouchEvent): Fingers | undefined {
  const [a, b] = touches;
  return touches.length === 2 && a && b
    ? [
        {x: a.clientX, y: a.clientY},
        {x: b.clientX, y: b.clientY},
      ]
    : undefined;
}

/** Scales the current rendering during a pinch. */
function preview(area: HTMLElement, factor: number, around: Point): void {
  const content = area.firstElementChild;
  if (content instanceof HTMLElement) {
    const {left, top} = content.getBoundingClientRect();
    if (content.style.scale === '') {
      content.style.transformOrigin = `${around.x - left}px ${around.y - top}px`;
    }
    content.style.scale = `${factor}`;
  }
}

function endPreview(area: HTMLElement): void {
  const content = area.firstElementChild;
  if (content instanceof HTMLElement) {
    content.style.scale = '';
    content.style.transformOrigin = '';
  }
}

function watch(root: HTMLElement, pinched: Pinched): () => void {
  const controller = new AbortController();
  const options = {passive: false, signal: controller.signal};
  let from: Fingers | undefined;
  let wanted = 0;
  const begin = (event: TouchEvent): void => {
    from = readFingers(event);
    wanted = pinched.scale();
  };
  const move = (event: TouchEvent): void => {
    const to = readFingers(event);
    const area = pinched.area();
    if (from && to && area && event.cancelable) {
      event.preventDefault();
      wanted = pinchedZoom(pinched.scale(), from, to);
      preview(area, wanted / pinched.scale(), middle(from));
    }
  };
  const end = (): void => {
    const area = pinched.area();
    if (from && area) {
      endPreview(area);
      pinched.zoom(wanted);
    }
    from = undefined;
  };
  root.addEventListener('touchstart', begin, {...options, passive: true});
  root.addEventListener('touchmove', move, options);
  root.addEventListener('touchend', end, options);
  root.addEventListener('touchcancel', end, options);
  return () => {
    controller.abort();
  };
}

/** Zooms an element by pinch gestures instead of the whole page. */
export function usePinch(
  ref: RefObject<HTMLElement | null>,
  pinched: Pinched,
): void {
  const area = useEffectEvent(() => pinched.area());
  const scale = useEffectEvent(() => pinched.scale());
  const zoom = useEffectEvent((wanted: number) => {
    pinched.zoom(wanted);
  });
  useEffect(() => {
    const root = ref.current;
    return root === null ? undefined : watch(root, {area, scale, zoom});
  }, [ref]);
}
