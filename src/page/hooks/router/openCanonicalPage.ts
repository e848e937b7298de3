import {createRoot} from 'react-dom/client';
import {mendPath} from '../../../shared/lib/decoded';
import {findPage} from './knownPaths';

/** Whether the host answered with the not-found page, which holds back what it says until we know better. */
function isNotFoundHidden(): boolean {
  return document.documentElement.dataset['resolving'] !== undefined;
}

/** Shows what the not-found page held back. */
export function revealNotFound(): void {
  delete document.documentElement.dataset['resolving'];
}

/** Replaces the not-found page by the page that was meant. It renders from scratch, since the served markup differs. */
function drawAnew(): void {
  const container = document.getElementById('__docusaurus');
  if (container !== null) {
    window.docusaurusRoot = createRoot(container);
  }
}

/** Makes the address one that can be read: React Router gives up at malformed escapes. */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = mendPath(pathname);
  if (mended !== pathname) {
    history.replaceState(history.state, '', mended + search + hash);
  }
}

/** Before the application starts: leads from another spelling of a page's path to the page. */
export function openCanonicalPage(): void {
  mendAddress();
  const {pathname, search, hash} = window.location;
  const target = findPage(pathname);
  if (target === undefined) {
    revealNotFound();
    return;
  }
  if (isNotFoundHidden()) {
    history.replaceState(history.state, '', target + search + hash);
    drawAnew();
  }
}
