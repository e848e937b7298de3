/**
 * Collapses the sidebar if readers collapsed it during this visit.
 *
 * It is inlined as text at the top of each page, so it must not refer to anything outside itself.
 *
 * @param isAway whether readers collapsed it; throws if storage is denied.
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
    // Without storage the sidebar is open, as on the first visit.
  }
}
