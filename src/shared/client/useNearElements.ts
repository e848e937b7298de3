import {useEffect, useEffectEvent, useState} from 'react';
import {findRoot} from './pageContent';

/** An element near the window, and its position on the page in pixels. */
export type NearElement<Described> = {
  readonly element: Element;
  readonly described: Described;
  /** Index among all selected elements. */
  readonly index: number;
  readonly box: {
    readonly top: number;
    readonly start: number;
    readonly width: number;
    readonly height: number;
  };
};

/** The selection of elements, and the data of each. */
export type Wanted<Described> = {
  readonly selector: string;
  /** Returns undefined for an element that is left out. */
  readonly describe: (element: Element, root: Element) => Described | undefined;
};

/** How far beyond the window elements count as near, in window heights. */
const AHEAD = 0.5;

function placeElements<Described>(
  root: Element,
  {selector, describe}: Wanted<Described>,
): readonly NearElement<Described>[] {
  const {scrollX, scrollY, innerHeight} = window;
  return [...root.querySelectorAll(selector)].flatMap((element, index) => {
    const {top, bottom, left, width, height} = element.getBoundingClientRect();
    const isNear =
      height > 0 &&
      bottom > -AHEAD * innerHeight &&
      top < (1 + AHEAD) * innerHeight;
    const described = isNear ? describe(element, root) : undefined;
    const box = {top: top + scrollY, start: left + scrollX, width, height};
    return described === undefined ? [] : [{element, described, index, box}];
  });
}

/** Returns the elements near the window, updated while readers scroll and the page changes. */
export function useNearElements<Described>(
  wanted: Wanted<Described>,
): readonly NearElement<Described>[] {
  const [near, setNear] = useState<readonly NearElement<Described>[]>([]);
  const update = useEffectEvent(() => {
    const root = findRoot(document);
    setNear(root === undefined ? [] : placeElements(root, wanted));
    return root;
  });
  useEffect(() => {
    let frame = 0;
    let content: Element | undefined;
    const place = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const root = update();
        if (root !== undefined && root !== content) {
          content = root;
          sizes.observe(root);
        }
      });
    };
    // The body is only as high as the window, even on a long page.
    const sizes = new ResizeObserver(place);
    const changes = new MutationObserver(place);
    const main = document.querySelector('#__docusaurus');
    if (main !== null) {
      sizes.observe(main);
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
  return near;
}
