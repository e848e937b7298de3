/** In miles. */
type Position = readonly [east: number, north: number];

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
  /** What is written on the map: names beside places, or numbers at the middle of what they count. */
  readonly marks: readonly {
    readonly name: string;
    readonly look: 'name' | 'number';
    readonly position: Position;
  }[];
  /** What is drawn on the map, such as a journey. */
  readonly lines: readonly {
    readonly points: readonly Position[];
    readonly isDotted: boolean;
  }[];
  readonly rings: readonly {
    readonly position: Position;
    readonly radius: number;
  }[];
};
