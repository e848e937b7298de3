/** The part of a map image that a card shows. */
export type Crop = {
  /** Width of the image relative to the card; 1 shows the full width. */
  readonly scale: number;
  /** The offset of the image from the left and the top, in percent of it. */
  readonly offset: readonly [x: number, y: number];
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

/** The largest scale before pixels become visible. */
const MOST_SCALE = 8;

function clamp(value: number, most: number, least = 0): number {
  return Math.min(most, Math.max(least, value));
}

/** Computes the part of a map that a query shows; the whole map if the query has no view. */
export function cropMap(query: string, {size, deepest}: MapSize): Crop {
  const ratio = size[0] / size[1];
  const view = (new URLSearchParams(query).get('at') ?? '').split(',');
  const [east = NaN, north = NaN, zoom = NaN] = view.map(Number);
  if (![east, north, zoom].every(Number.isFinite)) {
    return {scale: 1, offset: [0, 0], ratio};
  }
  const width = deepest.width * 2 ** (zoom - deepest.zoom);
  const scale = clamp(width / FRAME, MOST_SCALE, 1);
  const place = (middle: number): number =>
    -100 * clamp(middle - 0.5 / scale, 1 - 1 / scale);
  return {
    scale,
    offset: [place(east / size[0]), place(1 - north / size[1])],
    ratio,
  };
}
