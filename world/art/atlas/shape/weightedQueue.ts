import TinyQueue from 'tinyqueue';

/** The index of a mesh point with its weight. */
export type Weighted = readonly [weight: number, point: number];

/** Creates a queue that returns the lightest point first. */
export function weightedQueue(): TinyQueue<Weighted> {
  return new TinyQueue<Weighted>([], ([one], [other]) => one - other);
}
