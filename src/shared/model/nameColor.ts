/** Number of colors of tags and categories: --world-tag-0 and so on in tokens.css. */
export const NAME_COLORS = 9;

/** Computes a stable 53-bit hash (cyrb53, seed 0), the same on every machine. */
export function cyrb53(text: string): number {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 2654435761);
    high = Math.imul(high ^ unit, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507);
  low ^= Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507);
  high ^= Math.imul(low ^ (low >>> 13), 3266489909);
  return 2 ** 32 * (high & 0x1fffff) + (low >>> 0);
}

/** Returns the index of the color of a tag or category, derived from its name. */
export function nameColor(name: string): number {
  return cyrb53(name) % NAME_COLORS;
}
