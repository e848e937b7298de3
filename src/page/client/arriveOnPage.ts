import {focusContent} from '../../shared/client/focusContent';
import {keepTargetInView} from './anchorStability';
import {enterPage} from './leavePage';
import {markTarget} from './markTarget';
import {leftPosition, notePosition} from './leftPositions';
import {revealTarget} from './revealTarget';
import {isShown} from '../../shared/client/isShown';
import {mapHash} from '../../shared/model/mapHash';
import {entryKey, planScroll, targetId} from '../../shared/model/scrollPlan';

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

/**
 * Records the scroll position, except between two history entries, when the page may already be
 * scrolling for the next one.
 */
function remember(): void {
  if (current !== undefined && entryKey(history.state) === current) {
    notePosition(current, window.scrollY);
  }
}

/** Leaves scroll restoration to the browser across documents, and takes it over within the site. */
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

/** Gives the current history entry a key if it has none, as after a click on a link within the page. */
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

/** Whether readers have already scrolled away from the target. */
function haveMovedOn(hash: string): boolean {
  const target = document.getElementById(targetId(hash) ?? '');
  return (
    document.documentElement.dataset['moved'] !== undefined &&
    target !== null &&
    isShown(target)
  );
}

/** Focuses the target, unless readers have put the focus elsewhere, and marks it if the browser could not. */
function pointOut(target: HTMLElement): void {
  if (document.activeElement === document.body) {
    focusContent(target);
  }
  if (!target.matches(':target')) {
    markTarget(target);
  }
}

/**
 * Completes the first page of a visit, which the browser has scrolled unless its content was
 * missing.
 */
function arriveFirst(hash: string, entry: string): void {
  takeOverScrolling();
  if (hash === '' || isReturn() || haveMovedOn(hash)) {
    return;
  }
  const target = scrollTo(hash, entry);
  if (target !== null) {
    pointOut(target);
  }
}

/** Whether the browser restores the scroll position itself, as for entries created before hydration. */
function isScrolledByBrowser(): boolean {
  return history.scrollRestoration === 'auto';
}

/**
 * Scrolls the page to its planned position, and returns the target of the hash if it scrolled
 * there.
 */
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

/** Returns the hash of an address, or that of the map if the query names a place on it. */
function getHash({hash, search}: Location): string {
  return hash === '' ? mapHash(search) : hash;
}

/** Whether a navigation goes to another page or another part of one, instead of only changing the query. */
function goesElsewhere(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || from.hash !== to.hash;
}

/** Scrolls a page to its expected position, and announces it to assistive technology. */
function arrive(location: Location, from: Location, entry: string): void {
  const {dataset} = document.documentElement;
  const hasLeft = dataset['page'] === 'leaving';
  // The page must not move while the target is searched for.
  delete dataset['page'];
  const target = scrollTo(getHash(location), entry);
  if (goesElsewhere(from, location)) {
    focusContent(target);
  }
  if (target !== null) {
    markTarget(target);
  }
  if (hasLeft) {
    enterPage();
  }
}

/** Scrolls each page to its expected position as soon as it is in the document. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: RouteUpdate): void {
  release();
  const entry = location.key ?? nameEntry();
  if (previousLocation === null) {
    arriveFirst(getHash(location), entry);
  } else if (isScrolledByBrowser()) {
    history.scrollRestoration = 'manual';
  } else if (entry !== current) {
    arrive(location, previousLocation, entry);
  }
  current = entry;
  if (previousLocation === null) {
    remember();
  }
}
