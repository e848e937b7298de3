type Docusaurus = typeof window.docusaurus;

/** The page of this site that something links to, if any. */
function internalLink(target: EventTarget | null): string | undefined {
  const link =
    target instanceof Element ? target.closest('a[href]') : undefined;
  return link instanceof HTMLAnchorElement &&
    link.origin === window.location.origin
    ? link.pathname
    : undefined;
}

let installed = false;

/** Fetches a page ahead only when readers point at, touch or focus a link to it; never because it is in view. */
export function onRouteDidUpdate(): void {
  if (installed) {
    return;
  }
  installed = true;
  // From here on the application fetches what a page is made of, which is less than the page.
  document.querySelector('script[type=speculationrules]')?.remove();
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
}
