/**
 * Puts the canonical path into the address bar if a host served the page under another one. The
 * not-found page stays hidden until the application has looked for the intended page.
 *
 * It is inlined into each page, so it must not refer to anything outside.
 */
export function showCanonicalAddress(
  document: Document,
  location: Location,
  history: History,
): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = link && new URL(link.href).pathname;
  if (!path || path === location.pathname) {
    return;
  }
  if (path.endsWith('/404.html')) {
    document.documentElement.dataset['resolving'] = '';
    return;
  }
  history.replaceState(
    history.state,
    '',
    path + location.search + location.hash,
  );
}
