import {useLocation} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {
  activeHeading,
  addressedId,
  type Landmark,
  type ReadingState,
} from '../model/headingTracking';
import {isShown} from '../../shared/client/isShown';
import {targetId} from '../../shared/model/scrollPlan';
import {limits} from '../../site/limits';

/** Finds an element by its id, unless it is inside closed `details`. */
function findVisible(id: string): HTMLElement | undefined {
  const element = document.getElementById(id);
  return element !== null && isShown(element) ? element : undefined;
}

/** Measures how far an element is from its landing position as a target. */
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

/** Whether readers have scrolled an element out of view. */
function isOutOfView(id: string): boolean {
  const box = findVisible(id)?.getBoundingClientRect();
  return box !== undefined && (box.bottom <= 0 || box.top >= innerHeight);
}

/** Measures the reading position. */
function look(ids: readonly string[], asked: string | undefined): ReadingState {
  const {scrollY, innerHeight} = window;
  return {
    scrollY,
    // Positions are fractional when the page is zoomed.
    atEnd: scrollY + innerHeight >= document.body.scrollHeight - 1,
    headings: ids.flatMap(landmark),
    asked: asked === undefined ? undefined : landmark(asked)[0],
  };
}

/** Puts a target into the address bar without a new history entry and without scrolling. */
function address(id: string | undefined): void {
  if (id === targetId(window.location.hash)) {
    return;
  }
  const {pathname, search} = window.location;
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  history.replaceState(history.state, '', pathname + search + hash);
}

/**
 * Keeps the address at the heading that readers are under, once they pause and the original target
 * is out of view.
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
      // While a page leaves, the address is already that of the next one.
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
    // Readers who have not scrolled keep the original address.
    timer = setTimeout(mark, limits.trackAfter);
    window.addEventListener('scroll', rest, {passive: true});
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', rest);
    };
  }, [ids, pathname, hash]);
  return active;
}
