import type {ScrolledPage} from '../model/hideableNavbar';

/** Reads the scroll state of the page. */
export function scrolledPage(): ScrolledPage {
  return {
    y: window.scrollY,
    height: document.documentElement.scrollHeight,
    viewport: window.innerHeight,
  };
}
