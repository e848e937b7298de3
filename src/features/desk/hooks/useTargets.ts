import {useEffect, useState} from 'react';
import {describeTarget, findRoot, PIN_TARGETS} from './findTargets';

/** A target, and the position of its pin on the page in pixels. */
export type PlacedTarget = {
  readonly key: string;
  readonly element: Element;
  readonly title: string;
  readonly middle: number;
  readonly start: number;
};

/** How far beyond the window pins are rendered, in window heights. */
const AHEAD = 0.5;

/** Pins of taller elements are at the top, in pixels. */
const HIGH = 40;

function placeTargets(root: Element): readonly PlacedTarget[] {
  const {scrollX, scrollY, innerHeight} = window;
  return [...root.querySelectorAll(PIN_TARGETS)].flatMap((element, index) => {
    const {top, bottom, left, height} = element.getBoundingClientRect();
    const isNear =
      height > 0 &&
      bottom > -AHEAD * innerHeight &&
      top < (1 + AHEAD) * innerHeight;
    const described = isNear ? describeTarget(element, root) : undefined;
    return described === undefined
      ? []
      : [
          {
            key: `${index} ${described.target}`,
            element,
            title: described.title,
            middle: top + scrollY + Math.min(height, HIGH) / 2,
            start: left + scrollX,
          },
        ];
  });
}

/** Returns the targets near the window, updated while readers scroll and the page changes. */
export function useTargets(): readonly PlacedTarget[] {
  const [targets, setTargets] = useState<readonly PlacedTarget[]>([]);
  useEffect(() => {
    let frame = 0;
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const root = findRoot(document);
        setTargets(root === undefined ? [] : placeTargets(root));
      });
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    const changes = new MutationObserver(place);
    const main = document.querySelector('#__docusaurus');
    if (main !== null) {
      changes.observe(main, {childList: true, subtree: true});
    }
    addEventListener('scroll', place, {capture: true, passive: true});
    place();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('scroll', place, {capture: true});
    };
  }, []);
  return targets;
}
