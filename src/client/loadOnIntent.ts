type Docusaurus = typeof window.docusaurus;

/** The link of this site that an event happened on, if any. */
function internalLink({target}: Event): string | undefined {
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
  const {preload}: Docusaurus = window.docusaurus;
  window.docusaurus = {preload, prefetch: () => false};
  document.addEventListener('focusin', (event) => {
    const path = internalLink(event);
    if (path !== undefined) {
      void preload(path);
    }
  });
}
