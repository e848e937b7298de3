import type {SeenMap} from '../../../shared/lib/seenMap';
import {cutText, most, type MapPoint, type ShownMap} from './shown';

/** A map of a world, with its tiles. */
export type TiledMap = {
  readonly title: string;
  /** In miles, west to east and south to north. */
  readonly size: readonly [east: number, north: number];
  /** The deepest zoom with tiles, and the width of the map there in pixels. */
  readonly deepest: {readonly zoom: number; readonly width: number};
};

/** The width of a tile in pixels. */
const TILE = 256;

/** A view that begins at a corner, inside the map. */
function frameView(middle: number, span: number): number {
  return Math.min(1 - span, Math.max(0, middle - span / 2));
}

/** The part of the map in view: its corner, and its size. */
function findPart(
  {size, deepest}: TiledMap,
  {view, frame}: SeenMap,
): Pick<ShownMap, 'corner' | 'span'> {
  if (view === undefined) {
    return {corner: [0, 0], span: [1, 1]};
  }
  const width = deepest.width * 2 ** (view.zoom - deepest.zoom);
  const height = (width * size[1]) / size[0];
  const span = [
    Math.min(1, frame.width / width),
    Math.min(1, frame.height / height),
  ] as const;
  return {
    corner: [
      frameView(view.east / size[0], span[0]),
      frameView(1 - view.north / size[1], span[1]),
    ],
    span,
  };
}

/** Converts positions in miles to points of a map. */
function createPoints({size}: TiledMap) {
  const hold = (share: number): number => Math.min(1, Math.max(0, share));
  return ([east, north]: readonly [number, number]): MapPoint => [
    hold(east / size[0]),
    hold(1 - north / size[1]),
  ];
}

/** Makes what is drawn over a map: of the marks, those in view. */
function makeOverlay(
  map: TiledMap,
  seen: SeenMap,
  {corner, span}: ReturnType<typeof findPart>,
): Pick<ShownMap, 'marks' | 'lines' | 'rings'> {
  const toPoint = createPoints(map);
  const isInView = (point: MapPoint): boolean =>
    point.every((share, axis) => {
      const inside = share - (corner[axis] ?? 0);
      return inside >= 0 && inside <= (span[axis] ?? 1);
    });
  const marks = seen.marks.map(({name, look, position}) => ({
    name: cutText(name),
    look,
    point: toPoint(position),
  }));
  return {
    marks: marks.filter(({point}) => isInView(point)).slice(0, most.list),
    lines: seen.lines.slice(0, most.list).map(({points, isDotted}) => ({
      points: points.slice(0, most.list).map(toPoint),
      isDotted,
    })),
    rings: seen.rings.slice(0, most.list).map(({position, radius}) => ({
      point: toPoint(position),
      radius: Math.min(1, radius / map.size[0]),
    })),
  };
}

/** Makes a view of a map: its tiles, and what is drawn over it. */
export function makeMap(map: TiledMap, seen: SeenMap): ShownMap {
  const {title, size, deepest} = map;
  const part = findPart(map, seen);
  return {
    kind: 'map',
    title: cutText(title),
    tiles: seen.tiles,
    deepest: deepest.zoom,
    columns: deepest.width / TILE,
    rows: ((deepest.width / TILE) * size[1]) / size[0],
    ...part,
    ...makeOverlay(map, seen, part),
  };
}
