/** How large readers may see a page, as a share of its own size: in steps that buttons and keys take. */
const ZOOM_STEPS = [
  0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5,
] as const;

const [SMALLEST] = ZOOM_STEPS;
const LARGEST = 5;

/** Shares that are this close are the same to readers. */
const SAME = 0.005;

/** The next larger or smaller step from any size. */
export function nextZoom(scale: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (ZOOM_STEPS.find((step) => step > scale + SAME) ?? LARGEST)
    : (ZOOM_STEPS.findLast((step) => step < scale - SAME) ?? SMALLEST);
}

/** Keeps a size within what can be shown. */
export function boundedZoom(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** A size as readers read it: `110%`. */
export function percent(scale: number): string {
  return `${Math.round(scale * 100)}%`;
}

/**
 * The size at which a document opens: the one that its author wishes, unless a page
 * would then be wider than the window.
 */
export function openingZoom(
  wished: number,
  {window, page}: {readonly window: number; readonly page: number},
): number {
  return boundedZoom(Math.min(wished, window / page));
}
