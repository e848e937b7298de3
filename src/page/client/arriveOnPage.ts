import {focusContent} from '../hooks/focusContent';
import {keepTargetInView} from '../hooks/anchorStability';
import {markTarget} from '../hooks/markTarget';
import {leftPosition, notePosition} from '../hooks/leftPositions';
import {preHydrationScroll} from '../hooks/preHydrationScroll';
import {revealTarget} from '../hooks/revealTarget';
import {mapHash} from '../../shared/lib/mapHash';
import {entryKey, planScroll, targetId} from '../../shared/lib/scrollPlan';
import {limits} from '../../site/limits';

type Location = {
  readonly key?: string | undefined;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
};

type RouteUpdate = {
  readonly location: Location;
  readonly previousLocation: Location | null;
};

let current: string | undefined;
let release = (): void => undefined;

/** Between two entries of the history the page may scroll already for the next: that is not where readers left the last. */
function remember(): void {
  if (current !== undefined && entryKey(history.state) === current) {
    notePosition(current, window.scrollY);
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

/** Gives the current entry of the history a name where it has none, as one that a link within the page made. */
function nameEntry(): string {
  const named = entryKey(history.state);
  if (named !== undefined) {
    return named;
  }
  const key = Math.random().toString(36).slice(2);
  history.replaceState({key}, '');
  return key;
}

/** Whether the browser restores the scroll position in this document. */
function isReturn(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming &&
        ['reload', 'back_forward'].includes(entry.type),
    );
}

/** Whether readers came to the target by the browser alone, and have gone on from there. */
function hasBeenThere(hash: string): boolean {
  const target = document.getElementById(targetId(hash) ?? '');
  return (
    preHydrationScroll() !== undefined && target?.checkVisibility() === true
  );
}

/** Puts focus to the target, unless readers have put it elsewhere, and marks it where the browser could not. */
function pointOut(target: HTMLElement): void {
  if (document.activeElement === document.body) {
    focusContent(target);
  }
  if (!target.matches(':target')) {
    markTarget(target);
  }
}

/** The first page of this visit: the browser has put it in its place, or would have, had all of it been there. */
function arriveFirst(hash: string, entry: string): void {
  takeOverScrolling();
  if (hash === '' || isReturn() || hasBeenThere(hash)) {
    return;
  }
  const target = scrollTo(hash, entry);
  if (target !== null) {
    pointOut(target);
  }
}

/** Whether the browser itself scrolls to where readers were: at an entry from before hydration. */
function isScrolledByBrowser(): boolean {
  return history.scrollRestoration === 'auto';
}

/** Scrolls to where the page is to stand, and gives the target of the hash where that is it. */
function scrollTo(hash: string, entry: string): HTMLElement | null {
  const plan = planScroll(hash, leftPosition(entry));
  if (plan.kind === 'target') {
    const target = revealTarget(plan.id);
    release = keepTargetInView(target);
    return target;
  }
  window.scrollTo({
    top: plan.kind === 'position' ? plan.y : 0,
    behavior: 'instant',
  });
  return null;
}

/** What of the page an address points to: its target, or the map that it says the place of. */
function pointedAt({hash, search}: Location): string {
  return hash === '' ? mapHash(search) : hash;
}

/** Whether readers went to another page or another part of one; not where only the query changed under their hands. */
function goesElsewhere(from: Location, to: Location): boolean {
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

/** Scrolls each page to where readers expect it, as soon as it is in the document. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: RouteUpdate): void {
  release();
  const entry = location.key ?? nameEntry();
  if (previousLocation === null) {
    arriveFirst(pointedAt(location), entry);
  } else if (isScrolledByBrowser()) {
    history.scrollRestoration = 'manual';
  } else if (entry !== current) {
    comeIn();
    const target = scrollTo(pointedAt(location), entry);
    if (goesElsewhere(previousLocation, location)) {
      focusContent(target);
    }
    if (target !== null) {
      markTarget(target);
    }
  }
  current = entry;
  if (previousLocation === null) {
    remember();
  }
}
