import type {ScrolledPage} from './hideableNavbar';

/** Scroll position beyond which the button back to the top is offered, in pixels. */
const OFFERED_BEYOND = 100;

/** Whether readers have scrolled far enough to be offered the button back to the top. */
export function offersWayBack(y: number): boolean {
  return y > OFFERED_BEYOND;
}

/** The share of a page that readers have scrolled past, from 0 to 100; undefined if it does not scroll. */
export function percentRead({y, height, viewport}: ScrolledPage): number {
  const way = height - viewport;
  return way > 0 ? Math.round(Math.max(0, Math.min(1, y / way)) * 100) : 0;
}
