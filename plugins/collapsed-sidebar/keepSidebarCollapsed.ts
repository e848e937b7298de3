/**
 * Keeps the sidebar collapsed that readers collapsed during this visit.
 *
 * It runs as text at the top of each page, so it uses nothing from outside itself.
 *
 * @param isAway whether they did; it throws where storage is closed.
 */
export function keepSidebarCollapsed(
  root: HTMLElement,
  isAway: () => boolean,
): void {
  try {
    if (isAway()) {
      root.dataset['sidebar'] = 'away';
    }
  } catch {
    // What the browser does not remember is as at the first visit.
  }
}
