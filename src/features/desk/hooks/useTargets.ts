import {useEffect, useState} from 'react';
import {describeTarget, findRoot, PIN_TARGETS} from './findTargets';

/** Something that can be pinned, and where on the page its pin ends, in pixels. */
export type PlacedTarget = {
  readonly key: string;
  readonly element: Element;
  readonly title: string;
  readonly middle: number;
  readonly start: number;
};

/** How far beyond the window pins are already there, in heights of the window. */
const AHEAD = 0.5;

/** A pin of something high is at its beginning, within so many pixels. */
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

/** What can be pinned near the window, followed as the page is scrolled and changes. */
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
