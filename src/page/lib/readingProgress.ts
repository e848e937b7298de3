import type {ScrolledPage} from './hideableNavbar';

/** Beyond this scroll position readers are offered the way back to the top, in pixels. */
const OFFERED_BEYOND = 100;

/** Decides whether readers are far enough down to be offered the way back to the top. */
export function offersWayBack(y: number): boolean {
  return y > OFFERED_BEYOND;
}

/** How much of a page is behind the readers, from 0 to 100; nothing where there is nothing to scroll. */
export function percentRead({y, height, viewport}: ScrolledPage): number {
  const way = height - viewport;
  return way > 0 ? Math.round(Math.max(0, Math.min(1, y / way)) * 100) : 0;
}
