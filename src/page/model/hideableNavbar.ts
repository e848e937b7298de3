/** The navbar is always shown down to this scroll position, in pixels. */
const ALWAYS_SHOWN_UNTIL = 58;

/** How far readers scroll down after turning before the navbar hides, in pixels. */
const HIDE_BEYOND = 200;

/** The navbar, and the scroll positions that determine whether it hides. */
export type NavbarState = {
  readonly hidden: boolean;
  /** The position where readers last turned to scroll down, in pixels from the top. */
  readonly turnedAt: number;
  /** The last scroll position, in pixels from the top. */
  readonly y: number;
};

/** Returns the state after arriving on a page, where the navbar is shown at any scroll position. */
export function createNavbarState(y: number): NavbarState {
  return {hidden: false, turnedAt: y, y};
}

/**
 * Decides whether the navbar is hidden after a scroll event. The distance is measured from where
 * readers turned, so slow scrolling counts as much as fast.
 */
export function nextNavbarState(state: NavbarState, y: number): NavbarState {
  if (y < state.y) {
    return createNavbarState(y);
  }
  const farDown = y > ALWAYS_SHOWN_UNTIL && y > state.turnedAt + HIDE_BEYOND;
  return {...state, hidden: state.hidden || farDown, y};
}

/** The scroll state of a page, in pixels. */
export type ScrolledPage = {
  readonly y: number;
  readonly height: number;
  readonly viewport: number;
};

/**
 * Returns the scroll position without overscroll, by which some browsers bounce at top and bottom.
 */
export function settledPosition({y, height, viewport}: ScrolledPage): number {
  return Math.max(0, Math.min(y, height - viewport));
}
