import {throttle} from '../model/throttle';
import {limits} from '../../site/limits';

/** A query that is not in the address yet, because browsers limit the rate of history changes. */
let pending: string | undefined;

/** The control that is being moved; its changes share one history entry. */
let moving: string | undefined;

const listeners = new Set<() => void>();

function notifyAll(): void {
  for (const listener of listeners) {
    listener();
  }
}

/**
 * Returns the current address with another query, and without its hash, whose target may no longer
 * be shown.
 */
function buildAddress(search: string): string {
  return window.location.pathname + search;
}

function replace(): void {
  if (pending !== undefined) {
    history.replaceState(history.state, '', buildAddress(pending));
    pending = undefined;
  }
}

const replacing = throttle(replace, limits.addressInterval);

/** Returns the query that the page shows, which may be slightly ahead of the address. */
export function shownQuery(): string {
  return pending ?? window.location.search;
}

/** Calls a listener on every change of the query, and returns a function that unsubscribes it. */
export function watchQuery(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ends a series of changes, so that the next one gets its own history entry. */
export function restQuery(): void {
  replacing.cancel();
  replace();
  moving = undefined;
}

/** Drops the pending query after a history navigation. */
export function forgetQuery(): void {
  replacing.cancel();
  pending = undefined;
  moving = undefined;
  notifyAll();
}

/**
 * Puts a query into the address, as a new history entry.
 *
 * @param control the control being moved; further changes by the same one replace the entry.
 */
export function changeQuery(search: string, control?: string): void {
  if (control !== undefined && control === moving) {
    pending = search;
    replacing.call();
  } else {
    restQuery();
    history.pushState(history.state, '', buildAddress(search));
    moving = control;
  }
  notifyAll();
}
