/** The upper and lower edge of a box, in pixels from one and the same line. */
export type Span = {readonly top: number; readonly bottom: number};

/**
 * Decides how far a list must scroll to show one of its items, in pixels: not at all
 * where the whole item is in view, else until it stands in the middle.
 */
export function scrollToShow(item: Span, view: Span): number {
  return item.top >= view.top && item.bottom <= view.bottom
    ? 0
    : (item.top + item.bottom - view.top - view.bottom) / 2;
}
