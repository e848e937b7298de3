/**
 * Applies the chosen look of table mode before the first paint, after the head, whose styles it
 * overrides. It is inlined into each page, so it must not refer to anything outside.
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
    // What the browser does not remember is as at the first visit.
  }
}
