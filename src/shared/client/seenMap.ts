import type {SeenMap} from '../model/seenMap';

const offers = new Map<Element, () => SeenMap>();

/** Lets other features read the view of a map; returns a function that stops this. */
export function offerSeenMap(stage: Element, read: () => SeenMap): () => void {
  offers.set(stage, read);
  return () => {
    offers.delete(stage);
  };
}

/** Returns the view of a map; undefined until the map is interactive. */
export function readSeenMap(stage: Element): SeenMap | undefined {
  return offers.get(stage)?.();
}
