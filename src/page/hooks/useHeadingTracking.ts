import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {
  activeHeading,
  addressedId,
  type Landmark,
  type Reading,
} from '../lib/headingTracking';
import {targetId} from '../../shared/lib/scrollPlan';
import {limits} from '../../site/limits';

/** Finds an element by its id; what lies in a closed fold is nowhere. */
function findVisible(id: string): HTMLElement | undefined {
  const element = document.getElementById(id);
  return element?.checkVisibility() === true ? element : undefined;
}

/** Finds an element and its distance from the place where it lands as a target. */
function landmark(id: string): readonly Landmark[] {
  const element = findVisible(id);
  if (element === undefined) {
    return [];
  }
  const margin = parseFloat(getComputedStyle(element).scrollMarginBlockStart);
  return [
    {id: element.id, distance: element.getBoundingClientRect().top - margin},
  ];
}

/** Whether readers have moved away from something so far that they see nothing of it. */
function isOutOfView(id: string): boolean {
  const box = findVisible(id)?.getBoundingClientRect();
  return box !== undefined && (box.bottom <= 0 || box.top >= innerHeight);
}

/** Looks where readers stand. */
function look(ids: readonly string[], asked: string | undefined): Reading {
  const {scrollY, innerHeight} = window;
  return {
    scrollY,
    // Positions are fractions of pixels where the page is zoomed.
    atEnd: scrollY + innerHeight >= document.body.scrollHeight - 1,
    headings: ids.flatMap(landmark),
    asked: asked === undefined ? undefined : landmark(asked)[0],
  };
}

/** Puts a target into the address bar: no new entry in the history, no scrolling. */
function address(id: string | undefined): void {
  if (id === targetId(window.location.hash)) {
    return;
  }
  const {pathname, search} = window.location;
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  history.replaceState(history.state, '', pathname + search + hash);
}

/**
 * Follows readers through the headings of a page: the address points to the heading that
 * they are under, as soon as they rest and what they asked for is out of view.
 *
 * @returns the id of that heading.
 */
export function useHeadingTracking(ids: readonly string[]): string | undefined {
  const {pathname, hash} = useLocation();
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let asked = targetId(hash);
    const mark = (): void => {
      setActive(activeHeading(look(ids, asked)));
    };
    const follow = (): void => {
      // While a page leaves, the address is that of the next one already.
      if (pathname === window.location.pathname) {
        asked = asked === undefined || isOutOfView(asked) ? undefined : asked;
        address(addressedId(look(ids, asked)));
        mark();
      }
    };
    const rest = (): void => {
      clearTimeout(timer);
      timer = setTimeout(follow, limits.trackAfter);
    };
    // Readers who have not moved keep the address that they came with.
    timer = setTimeout(mark, limits.trackAfter);
    window.addEventListener('scroll', rest, {passive: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', rest);
    };
  }, [ids, pathname, hash]);
  return active;
}
