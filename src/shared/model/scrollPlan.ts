import {decoded} from './decoded';

/** The target of scrolling after a navigation. */
export type ScrollPlan =
  | {readonly kind: 'position'; readonly y: number}
  | {readonly kind: 'target'; readonly id: string}
  | {readonly kind: 'top'};

/** Reads the key of a history entry from its state, as the router sets it. */
export function entryKey(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string'
    ? state.key
    : undefined;
}

/** Returns the id in a hash, if any. */
export function targetId(hash: string): string | undefined {
  return hash.length > 1 ? decoded(hash.slice(1)) : undefined;
}

/**
 * Decides where a page scrolls to: where readers left it, else to the target of the hash, else to
 * the top.
 *
 * @param saved scroll position in pixels, if readers have been at this entry before.
 */
export function planScroll(
  hash: string,
  saved: number | undefined,
): ScrollPlan {
  if (saved !== undefined) {
    return {kind: 'position', y: saved};
  }
  const id = targetId(hash);
  return id === undefined ? {kind: 'top'} : {kind: 'target', id};
}
