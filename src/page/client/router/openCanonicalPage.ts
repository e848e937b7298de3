import {createRoot} from 'react-dom/client';
import {mendPath} from '../../../shared/model/decoded';
import {findPage} from './knownPaths';

/** Whether the host served the not-found page, whose content is hidden until the route is resolved. */
function isNotFoundHidden(): boolean {
  return document.documentElement.dataset['resolving'] !== undefined;
}

export function revealNotFound(): void {
  delete document.documentElement.dataset['resolving'];
}

/**
 * Replaces the not-found page with the requested one. It is rendered from scratch, because the
 * served markup differs.
 */
function drawAnew(): void {
  const container = document.getElementById('__docusaurus');
  if (container !== null) {
    window.docusaurusRoot = createRoot(container);
  }
}

/** Repairs malformed percent escapes in the address, at which React Router throws. */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = mendPath(pathname);
  if (mended !== pathname) {
    history.replaceState(history.state, '', mended + search + hash);
  }
}

/**
 * Redirects from another spelling of a path to the canonical one, before the application starts.
 */
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
