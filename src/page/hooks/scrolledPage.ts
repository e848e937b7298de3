import type {ScrolledPage} from '../lib/hideableNavbar';

/** The page as readers have scrolled it. */
export function scrolledPage(): ScrolledPage {
  return {
    y: window.scrollY,
    height: document.documentElement.scrollHeight,
    viewport: window.innerHeight,
  };
}
