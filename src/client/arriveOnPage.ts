import {focusContent} from '../hooks/focusContent';
import {holdInView} from '../hooks/holdInView';
import {entryName, planScroll, type HistoryEntry} from '../lib/scrollPlan';
import {limits} from '../site/limits';

type RouteUpdate = {
  readonly location: HistoryEntry;
  readonly previousLocation: HistoryEntry | null;
};

/** Distances from the top in pixels at which readers left the pages of this visit. */
const positions = new Map<string, number>();

let current: string | undefined;
let release = (): void => undefined;

function remember(): void {
  if (current !== undefined) {
    positions.set(current, window.scrollY);
  }
}

/** The browser restores a page that comes back from elsewhere; within the site we do. */
function takeOverScrolling(): void {
  window.addEventListener('scroll', remember, {passive: true});
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  history.scrollRestoration = 'manual';
}

/** Scrolls to where the page is to stand, and gives the target of the hash where that is it. */
function scrollTo(location: HistoryEntry): HTMLElement | null {
  const plan = planScroll(location.hash, positions.get(entryName(location)));
  if (plan.kind === 'target') {
    const target = document.getElementById(plan.id);
    release = holdInView(target);
    return target;
  }
  window.scrollTo({
    top: plan.kind === 'position' ? plan.y : 0,
    behavior: 'instant',
  });
  return null;
}

/** Whether readers went to another page or another part of one; not where only the query changed under their hands. */
function goesElsewhere(from: HistoryEntry, to: HistoryEntry): boolean {
  return from.pathname !== to.pathname || from.hash !== to.hash;
}

/** Lets the new page come in the way that the old one left. */
function comeIn(): void {
  const root = document.documentElement;
  const motion = root.dataset['pageMotion'];
  if (motion?.endsWith('-out') !== true) {
    return;
  }
  root.dataset['pageMotion'] = motion.replace(/-out$/, '-in');
  setTimeout(() => {
    if (root.dataset['pageMotion']?.endsWith('-in') === true) {
      delete root.dataset['pageMotion'];
    }
  }, limits.pageIn);
}

/** Puts each page where readers expect it, as soon as it stands in the document. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: RouteUpdate): void {
  release();
  if (previousLocation === null) {
    takeOverScrolling();
    if (location.hash !== '') {
      scrollTo(location);
    }
  } else if (entryName(location) !== entryName(previousLocation)) {
    comeIn();
    const target = scrollTo(location);
    if (goesElsewhere(previousLocation, location)) {
      focusContent(target);
    }
  }
  current = entryName(location);
}
