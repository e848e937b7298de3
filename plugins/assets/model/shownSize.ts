/** The size of a picture, in pixels. */
export type Size = {readonly width: number; readonly height: number};

/** A size given by authors; each part may be missing. */
type GivenSize = {
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
};

/** Returns the size at which a picture is shown: its own, or the size set by its author, in proportion. */
export function shownSize(own: Size, given: GivenSize): Size {
  const widths = [
    Number(given.width),
    (Number(given.height) * own.width) / own.height,
  ].filter((width) => width > 0);
  if (widths.length === 0) {
    return own;
  }
  const width = Math.min(...widths);
  return {
    width: Math.round(width),
    height: Math.round((own.height * width) / own.width),
  };
}
