import TinyQueue from 'tinyqueue';

/** A point of a mesh by its number, and what it weighs. */
export type Weighted = readonly [weight: number, point: number];

/** Makes a queue from which the lightest point comes first. */
export function weightedQueue(): TinyQueue<Weighted> {
  return new TinyQueue<Weighted>([], ([one], [other]) => one - other);
}
