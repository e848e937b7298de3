/** The upper and lower edge of a box, in pixels from a common origin. */
export type Span = {readonly top: number; readonly bottom: number};

/**
 * Decides how far a list must scroll to show an item, in pixels. An item in full view needs no
 * scrolling; any other item is centered.
 */
export function scrollToShow(item: Span, view: Span): number {
  return item.top >= view.top && item.bottom <= view.bottom
    ? 0
    : (item.top + item.bottom - view.top - view.bottom) / 2;
}
