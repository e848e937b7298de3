/**
 * Applies the chosen look of table mode before the first paint, and after the styles of the head,
 * which it overrides. It is inlined into each page, so it must not refer to anything outside.
 *
 * @param recall returns the stored style sheet; throws if storage is denied.
 */
export function applyTableStyle(
  document: Document,
  recall: () => string | undefined,
): void {
  try {
    const css = recall();
    if (css) {
      const style = document.createElement('style');
      style.append(css);
      document.documentElement.append(style);
    }
  } catch {
    // Without storage, the page looks as on a first visit.
  }
}
