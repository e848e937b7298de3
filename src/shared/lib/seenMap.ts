/** What of a map is in view. */
export type SeenMap = {
  /** The folder of the tiles, with a trailing slash. */
  readonly tiles: string;
  /** In miles; the whole map where undefined. */
  readonly view:
    | {readonly east: number; readonly north: number; readonly zoom: number}
    | undefined;
  /** The frame of the map in pixels. */
  readonly frame: {readonly width: number; readonly height: number};
  /** The places whose names are shown, at their position in miles. */
  readonly places: readonly {
    readonly name: string;
    readonly position: readonly [east: number, north: number];
  }[];
};
