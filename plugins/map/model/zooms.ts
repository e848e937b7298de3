type Size = readonly [width: number, height: number];

/** The zoom at which a map just covers its frame, given its size at zoom 0. */
export function coverZoom(frame: Size, map: Size): number {
  return Math.log2(Math.max(frame[0] / map[0], frame[1] / map[1]));
}

/**
 * The highest zoom with sharp tiles: one tile pixel per screen pixel, so one level less on
 * high-density screens.
 *
 * @param density device pixels per CSS pixel.
 */
export function sharpestZoom(deepest: number, density: number): number {
  return deepest - Math.min(Math.max(Math.log2(density), 0), 1);
}
