/** What a world says of its map. */
export type WorldMapTable = {
  /** Miles from west to east and from south to north. */
  readonly size: readonly [east: number, north: number];
  /** The picture of the whole map, for those without script. */
  readonly picture: {
    /** Path below static/ with a slash before it; behind it stand a width and an ending: `-1200.webp`. */
    readonly name: string;
    /** Widths in pixels, the smallest first; each is there as AVIF and as WebP. */
    readonly widths: readonly [number, ...number[]];
    readonly alt: string;
  };
};
