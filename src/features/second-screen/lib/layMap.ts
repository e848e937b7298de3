import type {MapPoint, ShownLine, ShownMap, ShownMark} from './shown';

/** A size in pixels. */
export type Frame = {readonly width: number; readonly height: number};

/** Where something is, in pixels from the left and the top of the view. */
type Placed = {readonly left: number; readonly top: number};

type Tile = Placed & {readonly address: string; readonly edge: number};

/** A view of a map in pixels. */
export type LaidMap = Frame & {
  readonly tiles: readonly Tile[];
  readonly marks: readonly (Placed & Pick<ShownMark, 'name' | 'look'>)[];
  readonly lines: readonly (Pick<ShownLine, 'isDotted'> & {
    readonly points: readonly Placed[];
  })[];
  readonly rings: readonly (Placed & {readonly radius: number})[];
};

/** The width of a tile in pixels of the screen, at which it is sharp. */
const SHARP = 256;

/** How far tiles overlap, so that no seam shows, in pixels. */
const OVERLAP = 1;

/** The numbers of the tiles in view along one side. */
function listInView(
  start: number,
  length: number,
  {edge, count}: {readonly edge: number; readonly count: number},
): readonly number[] {
  const first = Math.floor(start / edge);
  const end = Math.min(Math.ceil(count), Math.ceil((start + length) / edge));
  return Array.from({length: Math.max(0, end - first)}, (_, at) => first + at);
}

/** Lays what is drawn over a map that is `whole` pixels wide. */
function layOverlay(
  {columns, rows, marks, lines, rings}: ShownMap,
  {whole, left, top}: Placed & {readonly whole: number},
): Pick<LaidMap, 'marks' | 'lines' | 'rings'> {
  const place = ([x, y]: MapPoint): Placed => ({
    left: x * whole - left,
    top: y * whole * (rows / columns) - top,
  });
  return {
    marks: marks.map(({point, ...mark}) => ({...mark, ...place(point)})),
    lines: lines.map(({points, isDotted}) => ({
      points: points.map(place),
      isDotted,
    })),
    rings: rings.map(({point, radius}) => ({
      ...place(point),
      radius: radius * whole,
    })),
  };
}

/**
 * Lays a view of a map into a frame: exactly what was in view, as large as it fits, in the
 * sharpest tiles that there are.
 *
 * @param density device pixels per pixel of the frame.
 */
export function layMap(map: ShownMap, frame: Frame, density = 1): LaidMap {
  const {columns, rows, deepest, corner, span} = map;
  const ratio = rows / columns;
  const whole = Math.min(frame.width / span[0], frame.height / span[1] / ratio);
  const view = {width: whole * span[0], height: whole * ratio * span[1]};
  const wanted = deepest + Math.log2((whole * density) / (columns * SHARP));
  const zoom = Math.min(deepest, Math.max(0, Math.ceil(wanted)));
  const level = 2 ** (deepest - zoom);
  const edge = (whole / columns) * level;
  const left = corner[0] * whole;
  const top = corner[1] * whole * ratio;
  const across = listInView(left, view.width, {edge, count: columns / level});
  const down = listInView(top, view.height, {edge, count: rows / level});
  return {
    ...view,
    tiles: down.flatMap((row) =>
      across.map((column) => ({
        address: `${map.tiles}${zoom}/${row}/${column}.webp`,
        left: column * edge - left,
        top: row * edge - top,
        edge: edge + OVERLAP,
      })),
    ),
    ...layOverlay(map, {whole, left, top}),
  };
}
