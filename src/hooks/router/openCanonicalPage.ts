import {createRoot} from 'react-dom/client';
import {findPage} from './routeParts';

/** Whether the host answered with the not-found page, which holds back what it says until we know better. */
function isHeldBack(): boolean {
  return document.documentElement.dataset['resolving'] !== undefined;
}

/** Shows what the not-found page held back. */
export function showHeldBack(): void {
  delete document.documentElement.dataset['resolving'];
}

/**
 * Puts the page that was meant in the place of the not-found page: the application is
 * drawn anew, since what the host served is not what belongs there.
 */
function drawAnew(): void {
  const container = document.getElementById('__docusaurus');
  if (container !== null) {
    window.docusaurusRoot = createRoot(container);
  }
}

/**
 * Before the application starts: leads from another spelling of a page's path to the page.
 * Where it cannot be learned what is meant, what the host served is shown.
 */
export async function openCanonicalPage(): Promise<void> {
  const {pathname, search, hash} = window.location;
  const target = await findPage(pathname).catch(() => undefined);
  if (target === undefined) {
    showHeldBack();
    return;
  }
  if (isHeldBack()) {
    history.replaceState(history.state, '', target + search + hash);
    drawAnew();
  }
}
