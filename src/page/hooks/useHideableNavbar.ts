import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {
  arrivedAt,
  nextNavbarState,
  settledPosition,
  type NavbarState,
} from '../lib/hideableNavbar';
import {throttle} from '../../shared/lib/throttle';
import {limits} from '../../site/limits';
import {preHydrationScroll} from './preHydrationScroll';
import {scrolledPage} from './scrolledPage';

/** What is open in the navbar: a menu under the pointer, or one that says so; not a folded group of the phone's menu. */
const OPEN = '.navbar__inner :is(.dropdown:hover, [aria-expanded="true"])';

function position(): number {
  return settledPosition(scrolledPage());
}

let hasBegun = false;

/** How the navbar stands when it begins to follow: on the first page readers may have scrolled already. */
function firstState(): NavbarState {
  const turnedAt = hasBegun ? undefined : preHydrationScroll();
  hasBegun = true;
  return turnedAt === undefined
    ? arrivedAt(position())
    : nextNavbarState(arrivedAt(turnedAt), position());
}

/** Whether readers are busy in the navbar. */
function inUse(navbar: Element): boolean {
  return (
    navbar.contains(document.activeElement) ||
    navbar.querySelector(OPEN) !== null
  );
}

/**
 * Hides a navbar while readers scroll down through a page, and shows it again when
 * they turn.
 *
 * @returns a function that lets go of the navbar, shown.
 */
function followScrolling(navbar: Element): () => void {
  const {dataset} = document.documentElement;
  const controller = new AbortController();
  let state = firstState();
  const show = (): void => {
    if (state.hidden && !inUse(navbar)) {
      dataset['navbar'] = 'hidden';
    } else {
      delete dataset['navbar'];
    }
  };
  const {call, cancel} = throttle(() => {
    state = nextNavbarState(state, position());
    show();
  }, limits.navbarInterval);
  const options = {passive: true, signal: controller.signal};
  show();
  window.addEventListener('scroll', call, options);
  document.addEventListener('focusin', show, options);
  return () => {
    controller.abort();
    cancel();
    delete dataset['navbar'];
  };
}

/**
 * Keeps the navbar out of the way of those who read on. Styles find out by
 * `data-navbar="hidden"` on the root element, since what sticks below it follows it.
 *
 * @param held whether it must stay: something of it covers the page.
 */
export function useHideableNavbar(held: boolean): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const navbar = document.querySelector('.navbar');
    return navbar === null || held ? undefined : followScrolling(navbar);
  }, [pathname, held]);
}
