/** The upper and lower edge of a box, in pixels from one and the same line. */
export type Span = {readonly start: number; readonly end: number};

/**
 * Decides how far a list must scroll to show one of its items, in pixels: not at all
 * where the whole item is in view, else until it stands in the middle.
 */
export function scrollToShow(item: Span, view: Span): number {
  return item.start >= view.start && item.end <= view.end
    ? 0
    : (item.start + item.end - view.start - view.end) / 2;
}
