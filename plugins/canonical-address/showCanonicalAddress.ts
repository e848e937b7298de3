/**
 * Puts the canonical path into the address bar where a host served the page under
 * another one. A host that answers with the not-found page gives no such path: then
 * the page holds back what it says until the application knows what was meant.
 *
 * It runs as text in the head of each page, so it uses nothing from outside itself.
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
