/** What a world says of its map. */
export type WorldMapTable = {
  /** What it is called, as in "Map of the Vale". */
  readonly title: string;
  /** Miles from west to east and from south to north. */
  readonly size: readonly [east: number, north: number];
  /** The deepest zoom that has tiles, and the pixels from west to east there. */
  readonly deepest: {readonly zoom: number; readonly width: number};
  /** The picture of the whole map, for those without script. */
  readonly picture: {
    /** Path below static/ with a slash before it; behind it stand a width and an ending: `-1200.webp`. */
    readonly name: string;
    /** Widths in pixels, the smallest first; each is there as AVIF and as WebP. */
    readonly widths: readonly [number, ...number[]];
    readonly alt: string;
  };
};
