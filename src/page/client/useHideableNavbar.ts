import {useLocation} from '@docusaurus/router';
import {useEffect} from 'react';
import {
  createNavbarState,
  nextNavbarState,
  settledPosition,
} from '../model/hideableNavbar';
import {throttle} from '../../shared/model/throttle';
import {limits} from '../../site/limits';
import {scrolledPage} from './scrolledPage';

/**
 * Matches anything open in the navbar: a hovered dropdown or an expanded control, but not a
 * collapsed group of the mobile menu.
 */
const OPEN = '.navbar__inner :is(.dropdown:hover, [aria-expanded="true"])';

function position(): number {
  return settledPosition(scrolledPage());
}

function inUse(navbar: Element): boolean {
  return (
    navbar.contains(document.activeElement) ||
    navbar.querySelector(OPEN) !== null
  );
}

/**
 * Hides a navbar while readers scroll down, and shows it again when they scroll up.
 *
 * @returns a function that stops this and shows the navbar.
 */
function followScrolling(navbar: Element): () => void {
  const {dataset} = document.documentElement;
  const controller = new AbortController();
  let state = createNavbarState(position());
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
 * Hides the navbar from readers who scroll down. It sets `data-navbar="hidden"` on the root
 * element, because sticky elements below it move too.
 *
 * @param held whether it must stay because one of its panels covers the page.
 */
export function useHideableNavbar(held: boolean): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const navbar = document.querySelector('.navbar');
    return navbar === null || held ? undefined : followScrolling(navbar);
  }, [pathname, held]);
}
