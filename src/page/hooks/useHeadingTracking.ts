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

/** Finds an element and its distance from the place where it lands as a target. */
function landmark(id: string | undefined): readonly Landmark[] {
  const element = id === undefined ? null : document.getElementById(id);
  // What lies in a closed fold is nowhere.
  if (element?.checkVisibility() !== true) {
    return [];
  }
  const margin = parseFloat(getComputedStyle(element).scrollMarginBlockStart);
  return [
    {id: element.id, distance: element.getBoundingClientRect().top - margin},
  ];
}

/** Looks where readers stand. */
function look(ids: readonly string[]): Reading {
  const {scrollY, innerHeight} = window;
  const [target] = landmark(targetId(window.location.hash));
  return {
    scrollY,
    // Positions are fractions of pixels where the page is zoomed.
    atEnd: scrollY + innerHeight >= document.body.scrollHeight - 1,
    headings: ids.flatMap(landmark),
    target,
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
 * they are under, as soon as they rest.
 *
 * @returns the id of that heading.
 */
export function useHeadingTracking(ids: readonly string[]): string | undefined {
  const {pathname} = useLocation();
  const [active, setActive] = useState<string>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const mark = (): void => {
      setActive(activeHeading(look(ids)));
    };
    const follow = (): void => {
      // While a page leaves, the address is that of the next one already.
      if (pathname === window.location.pathname) {
        address(addressedId(look(ids)));
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
  }, [ids, pathname]);
  return active;
}
