/** Matches content inside closed details. */
const FOLDED = 'details:not([open]) > :not(summary)';

/** Whether the page shows an element: it is laid out, not in closed details, and not invisible. */
export function isShown(element: Element): boolean {
  return (
    element.getClientRects().length > 0 &&
    element.closest(FOLDED) === null &&
    getComputedStyle(element).visibility === 'visible'
  );
}
