/** The zoom factors of the buttons and keys. */
const ZOOM_STEPS = [
  0.25, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5,
] as const;

const [SMALLEST] = ZOOM_STEPS;
const LARGEST = 5;

/** Factors this close count as equal. */
const SAME = 0.005;

/** The next zoom step from any zoom. */
export function nextZoom(scale: number, direction: 'in' | 'out'): number {
  return direction === 'in'
    ? (ZOOM_STEPS.find((step) => step > scale + SAME) ?? LARGEST)
    : (ZOOM_STEPS.findLast((step) => step < scale - SAME) ?? SMALLEST);
}

/** Formats a zoom: `110%`. */
export function percent(scale: number): string {
  return `${Math.round(scale * 100)}%`;
}

/** The initial zoom: the author's, unless a page would be wider than the window. */
export function openingZoom(
  wished: number,
  {window, page}: {readonly window: number; readonly page: number},
): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.min(wished, window / page)));
}
