import {decoded} from './decoded';

/** Where the page is to stand after a navigation. */
export type ScrollPlan =
  | {readonly kind: 'position'; readonly y: number}
  | {readonly kind: 'target'; readonly id: string}
  | {readonly kind: 'top'};

/** Reads the name that an entry of the browser's history bears in its state, as the router gives it. */
export function entryKey(state: unknown): string | undefined {
  return typeof state === 'object' &&
    state !== null &&
    'key' in state &&
    typeof state.key === 'string'
    ? state.key
    : undefined;
}

/** Gives the id that a hash points to, if any. */
export function targetId(hash: string): string | undefined {
  return hash.length > 1 ? decoded(hash.slice(1)) : undefined;
}

/**
 * Decides where a page is to stand: where readers left it, else at the target of the
 * hash, else at the top.
 *
 * @param saved distance from the top in pixels, where readers have been at this entry before.
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
