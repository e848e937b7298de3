export type WorldMapTable = {
  /** Its title, as in "Map of the Vale". */
  readonly title: string;
  /** The address of the page that shows it. */
  readonly page: string;
  /** Size in miles, west to east and south to north. */
  readonly size: readonly [east: number, north: number];
  /** The deepest zoom with tiles, and the width of the map there in pixels. */
  readonly deepest: {readonly zoom: number; readonly width: number};
  /** The static picture of the map, for readers without script. */
  readonly picture: {
    /** Path below static/ with a leading slash, to which a width and an extension are added: `-1200.webp`. */
    readonly name: string;
    /** Widths in pixels, in ascending order; each exists as AVIF and WebP. */
    readonly widths: readonly [number, ...number[]];
    readonly alt: string;
  };
};
