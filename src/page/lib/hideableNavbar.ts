/** Down to this scroll position the navbar is always shown, in pixels. */
const ALWAYS_SHOWN_UNTIL = 58;

/** How far readers scroll down from where they last turned before the navbar gives way, in pixels. */
const HIDE_BEYOND = 200;

/** What the navbar knows of the readers' scrolling. */
export type NavbarState = {
  readonly hidden: boolean;
  /** Where readers last turned to go down, in pixels from the top. */
  readonly turnedAt: number;
  /** Where readers were at the last step, in pixels from the top. */
  readonly y: number;
};

/** The navbar of a page that readers come to at a scroll position: shown, whatever the position. */
export function arrivedAt(y: number): NavbarState {
  return {hidden: false, turnedAt: y, y};
}

/**
 * Decides whether the navbar is in the readers' way after a step of scrolling. The way
 * down is measured from where readers turned, so that slow steps count like fast ones.
 */
export function nextNavbarState(state: NavbarState, y: number): NavbarState {
  if (y < state.y) {
    return arrivedAt(y);
  }
  const farDown = y > ALWAYS_SHOWN_UNTIL && y > state.turnedAt + HIDE_BEYOND;
  return {...state, hidden: state.hidden || farDown, y};
}

/** A page as scrolled, with lengths in pixels. */
export type ScrolledPage = {
  readonly y: number;
  readonly height: number;
  readonly viewport: number;
};

/** The scroll position without the stretch at top and bottom that some browsers spring back from. */
export function settledPosition({y, height, viewport}: ScrolledPage): number {
  return Math.max(0, Math.min(y, height - viewport));
}
