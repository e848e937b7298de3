/** The size of a picture, in pixels. */
export type Size = {readonly width: number; readonly height: number};

/** A size as authors give it, of which each part may be missing. */
type GivenSize = {
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
};

/** Returns the size at which a picture is shown: its own, or that of its author, in proportion. */
export function shownSize(own: Size, given: GivenSize): Size {
  const [width, height] = [Number(given.width), Number(given.height)];
  if (width > 0) {
    const fitting = Math.round((own.height * width) / own.width);
    return {width, height: height > 0 ? height : fitting};
  }
  return height > 0
    ? {width: Math.round((own.width * height) / own.height), height}
    : own;
}
