/** The part of a picture of a map that a card shows: its middle, and how much larger than the card the picture is. */
export type Crop = {
  /** Both from 0 to 1, from the left and from the top. */
  readonly middle: readonly [x: number, y: number];
  /** At least 1, at which the whole width is in view. */
  readonly scale: number;
  /** Width to height, of the picture and of the part. */
  readonly ratio: number;
};

/** A map of which a part is shown. */
type MapSize = {
  /** In miles, west to east and south to north. */
  readonly size: readonly [east: number, north: number];
  /** The zoom at which the map has a width in pixels. */
  readonly deepest: {readonly zoom: number; readonly width: number};
};

/** The width of the frame that a view is thought in, in pixels. */
const FRAME = 720;

/** No map has a zoom beyond this. */
const MOST_ZOOM = 30;

/** Beyond this a picture shows its grain. */
const MOST_SCALE = 8;

const VIEW = /^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?){2}$/;

function isUpTo(value: number | undefined, most: number): value is number {
  return value !== undefined && value <= most;
}

/** East, north and zoom as a query says them; undefined where it does not, or they are not on the map. */
function readAt(query: string, [width, height]: MapSize['size']) {
  const text = new URLSearchParams(query).get('at') ?? '';
  const [east, north, zoom] = VIEW.test(text)
    ? text.split(',').map(Number)
    : [];
  return isUpTo(east, width) && isUpTo(north, height) && isUpTo(zoom, MOST_ZOOM)
    ? {east, north, zoom}
    : undefined;
}

/** The part of a map that a query asks for; all of it where it asks for none, or for one that is not there. */
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

/** How far a picture is moved so that the middle of a crop is that of its frame, as near as its edges allow; in percent of the picture. */
export function offsetCrop({middle, scale}: Crop): readonly [number, number] {
  const offset = (at: number): number =>
    -100 * Math.min(1 - 1 / scale, Math.max(0, at - 0.5 / scale));
  return [offset(middle[0]), offset(middle[1])];
}
