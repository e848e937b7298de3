import type {SeenMap} from '../lib/seenMap';

let read: (() => SeenMap) | undefined;

/** Lets others read what the open map shows; returns a function that ends it. */
export function offerSeenMap(next: () => SeenMap): () => void {
  read = next;
  return () => {
    read = undefined;
  };
}

/** Returns what the open map shows; undefined without a map that works. */
export function readSeenMap(): SeenMap | undefined {
  return read?.();
}
