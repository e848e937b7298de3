import type {WorldMapTable} from '../../src/features/map/lib/worldMap';

/** Edge of a tile, in pixels. */
const TILE = 256;

/** How far the proportions of a picture may be from those of its world. */
const TOLERANCE = 0.01;

/** The deepest zoom of tiles of a picture: the first at which it is whole, when zoom 0 is one tile. */
function zoomFor(pixels: number): number {
  return Math.ceil(Math.log2(pixels / TILE));
}

/** Says why a picture cannot be the map of a world, with what was found and what was expected; nothing where it can. */
export function mapFault(
  {width = 0, height = 0}: {readonly width?: number; readonly height?: number},
  {size: [east, north], deepest}: Pick<WorldMapTable, 'size' | 'deepest'>,
): string | undefined {
  const found = width / height;
  const expected = east / north;
  if (!(Math.abs(found / expected - 1) <= TOLERANCE)) {
    return `found ${width} × ${height} pixels, expected the proportions of ${east} × ${north} miles, which is "size" in world/map.ts.`;
  }
  const zoom = zoomFor(Math.max(1, 1 / expected) * deepest.width);
  return zoom === deepest.zoom
    ? undefined
    : `found zoom ${deepest.zoom} for tiles of ${deepest.width} pixels, expected ${zoom}: mend "deepest" in world/map.ts.`;
}
