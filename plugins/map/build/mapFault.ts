import type {WorldMapTable} from '../model/worldMap';

/** Edge length of a tile in pixels. */
const TILE = 256;

/** Allowed deviation of an image's aspect ratio from the map's. */
const TOLERANCE = 0.01;

/**
 * The deepest zoom level of an image's tiles: the first that shows it at full size. Zoom 0 is one
 * tile.
 */
function computeZoom(pixels: number): number {
  return Math.ceil(Math.log2(pixels / TILE));
}

/**
 * Explains why an image cannot be the map, with what was found and expected; undefined if it can.
 */
export function mapFault(
  {width = 0, height = 0}: {readonly width?: number; readonly height?: number},
  {size: [east, north], deepest}: Pick<WorldMapTable, 'size' | 'deepest'>,
): string | undefined {
  const found = width / height;
  const expected = east / north;
  if (!(Math.abs(found / expected - 1) <= TOLERANCE)) {
    return `found ${width} × ${height} pixels, expected the proportions of ${east} × ${north} miles ("size" in world/map.ts).`;
  }
  const zoom = computeZoom(Math.max(1, 1 / expected) * deepest.width);
  return zoom === deepest.zoom
    ? undefined
    : `found zoom ${deepest.zoom} for tiles of ${deepest.width} pixels, expected ${zoom}: change "deepest" in world/map.ts.`;
}
