import {throttle} from '../lib/throttle';
import {limits} from '../../site/limits';

/** State that reaches the address a moment later, since browsers limit history changes per second. */
let pending: string | undefined;

/** The control that readers are still moving, whose changes share one entry of the history. */
let moving: string | undefined;

const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The address with another query. A hash is left out: it points to what may not be shown any more. */
function addressWith(search: string): string {
  return window.location.pathname + search;
}

function replace(): void {
  if (pending !== undefined) {
    history.replaceState(history.state, '', addressWith(pending));
    pending = undefined;
  }
}

const replacing = throttle(replace, limits.addressInterval);

/** The query that the page shows, which may be a moment ahead of the address. */
export function shownQuery(): string {
  return pending ?? window.location.search;
}

/** Tells of every change of the query, until the function that it gives is called. */
export function watchQuery(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ends what readers were moving: the next change is an entry of its own. */
export function restQuery(): void {
  replacing.cancel();
  replace();
  moving = undefined;
}

/** Forgets what was still to be written, where the history went elsewhere. */
export function forgetQuery(): void {
  replacing.cancel();
  pending = undefined;
  moving = undefined;
  tellAll();
}

/**
 * Puts another query into the address, as a new entry of the history.
 *
 * @param control the control that readers move; what follows from the same one replaces the entry.
 */
export function changeQuery(search: string, control?: string): void {
  if (control !== undefined && control === moving) {
    pending = search;
    replacing.call();
  } else {
    restQuery();
    history.pushState(history.state, '', addressWith(search));
    moving = control;
  }
  tellAll();
}
