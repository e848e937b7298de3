import type {ScrolledPage} from '../model/hideableNavbar';

export function scrolledPage(): ScrolledPage {
  return {
    y: window.scrollY,
    height: document.documentElement.scrollHeight,
    viewport: window.innerHeight,
  };
}
