/**
 * Gives the page the look that readers chose for the table, before anything is painted.
 *
 * It runs as text at the top of each page, so it uses nothing from outside itself.
 *
 * @param recall the style sheet that is remembered; it throws where storage is closed.
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
      document.head.append(style);
    }
  } catch {
    // What the browser does not remember is as at the first visit.
  }
}
