type Size = readonly [width: number, height: number];

/** The zoom at which a map fills its frame and nothing beyond it shows, where the map has a size at zoom 0. */
export function coverZoom(frame: Size, map: Size): number {
  return Math.log2(Math.max(frame[0] / map[0], frame[1] / map[1]));
}

/**
 * The farthest zoom at which tiles are sharp: that of a pixel each where the screen is not
 * dense, a zoom less where it is.
 *
 * @param density pixels of the screen to one of CSS.
 */
export function sharpestZoom(deepest: number, density: number): number {
  return deepest - Math.min(Math.max(Math.log2(density), 0), 1);
}
