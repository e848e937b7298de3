import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot} from 'react-dom/client';
import {canonicalPaths} from '../hooks/canonicalPaths';
import {resolvePath} from '../lib/resolvePath';

/** Whether the host answered with the not-found page, which holds back what it says until we know better. */
function isHeldBack(): boolean {
  return document.documentElement.dataset['resolving'] !== undefined;
}

/** Shows what the not-found page held back. */
function show(): void {
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

/** Before the application starts: leads from another spelling of a page's path to the page. */
function openCanonicalPage(): void {
  const {pathname, search, hash} = window.location;
  const target = resolvePath(pathname, canonicalPaths);
  if (target === undefined) {
    show();
    return;
  }
  if (isHeldBack()) {
    history.replaceState(history.state, '', target + search + hash);
    drawAnew();
  }
}

if (ExecutionEnvironment.canUseDOM) {
  openCanonicalPage();
}

/** The page stands: nothing is held back any more. */
export function onRouteDidUpdate(): void {
  show();
}
