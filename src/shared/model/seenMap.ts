/** In miles. */
type Position = readonly [east: number, north: number];

/** The visible part of a map. */
export type SeenMap = {
  /** The folder of the tiles, with a trailing slash. */
  readonly tiles: string;
  /** The center in miles; undefined for the whole map. */
  readonly view:
    | {readonly east: number; readonly north: number; readonly zoom: number}
    | undefined;
  /** The size of the map’s frame in pixels. */
  readonly frame: {readonly width: number; readonly height: number};
  /** The labels on the map: names beside places, or numbers at the middle of routes. */
  readonly marks: readonly {
    readonly name: string;
    readonly look: 'name' | 'number';
    readonly position: Position;
  }[];
  /** The lines on the map, such as a journey. */
  readonly lines: readonly {
    readonly points: readonly Position[];
    readonly isDotted: boolean;
  }[];
  readonly rings: readonly {
    readonly position: Position;
    readonly radius: number;
  }[];
};
