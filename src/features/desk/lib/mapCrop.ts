/** The part of a map image that a card shows. */
export type Crop = {
  /** The center as fractions of width and height, from the top left. */
  readonly middle: readonly [x: number, y: number];
  /** Width of the image relative to the card; 1 shows the full width. */
  readonly scale: number;
  /** Aspect ratio of the image and the part, width to height. */
  readonly ratio: number;
};

/** The size of a map. */
type MapSize = {
  /** Width and height in miles. */
  readonly size: readonly [east: number, north: number];
  /** A zoom level, and the width of the map at it in pixels. */
  readonly deepest: {readonly zoom: number; readonly width: number};
};

/** The assumed width of a map view in pixels. */
const FRAME = 720;

/** The highest valid zoom. */
const MOST_ZOOM = 30;

/** The largest scale before pixels become visible. */
const MOST_SCALE = 8;

const VIEW = /^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?){2}$/;

function isUpTo(value: number | undefined, most: number): value is number {
  return value !== undefined && value <= most;
}

/** Parses east, north and zoom of a query; undefined if they are missing or not on the map. */
function readAt(query: string, [width, height]: MapSize['size']) {
  const text = new URLSearchParams(query).get('at') ?? '';
  const [east, north, zoom] = VIEW.test(text)
    ? text.split(',').map(Number)
    : [];
  return isUpTo(east, width) && isUpTo(north, height) && isUpTo(zoom, MOST_ZOOM)
    ? {east, north, zoom}
    : undefined;
}

/** Computes the part of a map that a query shows; the whole map if the query has no valid view. */
export function cropMap(query: string, {size, deepest}: MapSize): Crop {
  const ratio = size[0] / size[1];
  const at = readAt(query, size);
  if (at === undefined) {
    return {middle: [0.5, 0.5], scale: 1, ratio};
  }
  const width = deepest.width * 2 ** (at.zoom - deepest.zoom);
  return {
    middle: [at.east / size[0], 1 - at.north / size[1]],
    scale: Math.min(MOST_SCALE, Math.max(1, width / FRAME)),
    ratio,
  };
}

/**
 * Computes the offset that centers a crop in its frame, as far as the edges allow, in percent of
 * the image.
 */
export function offsetCrop({middle, scale}: Crop): readonly [number, number] {
  const offset = (at: number): number =>
    -100 * Math.min(1 - 1 / scale, Math.max(0, at - 0.5 / scale));
  return [offset(middle[0]), offset(middle[1])];
}
