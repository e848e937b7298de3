import type {SeenMap} from '../../../src/shared/model/seenMap';

type TiledMap = {
  /** Size in miles, west to east and south to north. */
  readonly size: readonly [east: number, north: number];
  /** The deepest zoom with tiles, and the width of the map there in pixels. */
  readonly deepest: {readonly zoom: number; readonly width: number};
};

type Point = readonly [x: number, y: number];

/** A view of a map, in pixels of its deepest zoom. */
export type LaidMap = {
  readonly corner: Point;
  readonly size: Point;
  readonly tiles: readonly {
    readonly address: string;
    readonly at: Point;
    readonly edge: number;
  }[];
  readonly marks: readonly (SeenMap['marks'][number] & {readonly at: Point})[];
  readonly lines: readonly {
    readonly points: readonly Point[];
    readonly isDotted: boolean;
  }[];
  readonly rings: readonly {readonly at: Point; readonly radius: number}[];
};

/** The width of a tile in pixels. */
const TILE = 256;

/** The start of a view along one side, kept inside the map. */
function begin(middle: number, length: number, whole: number): number {
  return Math.min(whole - length, Math.max(0, middle - length / 2));
}

/** The numbers of the tiles in view along one side. */
function listInView(start: number, length: number, edge: number) {
  const first = Math.floor(start / edge);
  const count = Math.ceil((start + length) / edge) - first;
  return Array.from({length: count}, (_, at) => first + at);
}

/**
 * Positions the visible tiles of a map, and its overlay.
 *
 * @param sharp minimum width of the view in pixels of its tiles, as far as there are tiles.
 */
export function layMap(
  {size: [east, north], deepest}: TiledMap,
  {tiles, view, frame, marks, lines, rings}: SeenMap,
  sharp: number,
): LaidMap {
  const whole: Point = [deepest.width, (deepest.width * north) / east];
  const place = ([x, y]: Point): Point => [
    (x / east) * whole[0],
    (1 - y / north) * whole[1],
  ];
  const scale = 2 ** (deepest.zoom - (view?.zoom ?? -Infinity));
  const size: Point = [
    Math.min(whole[0], frame.width * scale),
    Math.min(whole[1], frame.height * scale),
  ];
  const [x, y] = place(view ? [view.east, view.north] : [0, 0]);
  const corner: Point = [
    begin(x, size[0], whole[0]),
    begin(y, size[1], whole[1]),
  ];
  const coarser = Math.floor(Math.log2(size[0] / sharp));
  const zoom = deepest.zoom - Math.min(deepest.zoom, Math.max(0, coarser));
  const edge = TILE * 2 ** (deepest.zoom - zoom);
  const columns = listInView(corner[0], size[0], edge);
  const isInView = (at: Point): boolean =>
    at.every((each, axis) => {
      const inside = each - (corner[axis] ?? 0);
      return inside >= 0 && inside <= (size[axis] ?? 0);
    });
  return {
    corner,
    size,
    tiles: listInView(corner[1], size[1], edge).flatMap((row) =>
      columns.map((column) => ({
        address: `${tiles}${zoom}/${row}/${column}.webp`,
        at: [column * edge, row * edge] as const,
        edge,
      })),
    ),
    marks: marks
      .map((mark) => ({...mark, at: place(mark.position)}))
      .filter(({at}) => isInView(at)),
    lines: lines.map((line) => ({...line, points: line.points.map(place)})),
    rings: rings.map(({position, radius}) => ({
      at: place(position),
      radius: (radius / east) * whole[0],
    })),
  };
}
