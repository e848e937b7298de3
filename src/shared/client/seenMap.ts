import type {SeenMap} from '../model/seenMap';

const offers = new Map<Element, () => SeenMap>();

/** Lets others read what a map shows; returns a function that ends it. */
export function offerSeenMap(stage: Element, read: () => SeenMap): () => void {
  offers.set(stage, read);
  return () => {
    offers.delete(stage);
  };
}

/** Returns what a map shows; undefined for one that does not work yet. */
export function readSeenMap(stage: Element): SeenMap | undefined {
  return offers.get(stage)?.();
}
