/** Where the page is to stand after a navigation. */
export type ScrollPlan =
  | {readonly kind: 'position'; readonly y: number}
  | {readonly kind: 'target'; readonly id: string}
  | {readonly kind: 'top'};

/** An entry of the browser's history, as far as its scroll position depends on it. */
export type HistoryEntry = {
  readonly key?: string | undefined;
  readonly pathname: string;
  readonly hash: string;
};

/** Names an entry of the history; entries that the browser made itself have no key of their own. */
export function entryName({key = '', pathname, hash}: HistoryEntry): string {
  return `${key}:${pathname}${hash}`;
}

/** Reads percent escapes; a hash with malformed ones is taken as it is written. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
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
  return hash.length > 1
    ? {kind: 'target', id: decoded(hash.slice(1))}
    : {kind: 'top'};
}
