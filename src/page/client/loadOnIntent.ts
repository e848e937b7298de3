import {afterPaint} from '../../shared/client/afterPaint';
import {preloadContentPage} from './preloadContentPage';

type Docusaurus = typeof window.docusaurus;

/** Returns the path to which an element links, if it is on this site. */
function internalLink(target: EventTarget | null): string | undefined {
  const link =
    target instanceof Element ? target.closest('a[href]') : undefined;
  return link instanceof HTMLAnchorElement &&
    link.origin === window.location.origin
    ? link.pathname
    : undefined;
}

let installed = false;

/**
 * Preloads a page only when readers hover over, touch, or focus a link to it, never because the
 * link is in view.
 */
export function onRouteDidUpdate(): void {
  if (installed) {
    return;
  }
  installed = true;
  const {preload}: Docusaurus = window.docusaurus;
  window.docusaurus = {preload, prefetch: () => false};
  const fetchAhead = (target: EventTarget | null): void => {
    const path = internalLink(target);
    if (path !== undefined) {
      void preload(path);
    }
  };
  fetchAhead(document.activeElement);
  document.addEventListener('focusin', ({target}) => {
    fetchAhead(target);
  });
  void afterPaint().then(preloadContentPage);
}
