/**
 * Opens all `details` of the page for printing, and restores them afterwards. Browsers that can
 * expand them with CSS do not need this.
 *
 * It is inlined as text in each page, so it must not refer to anything outside itself.
 */
export function openForPaper(window: Window, byStyle: boolean): void {
  if (byStyle) {
    return;
  }
  let folds: readonly HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    folds = [
      ...window.document.querySelectorAll<HTMLDetailsElement>(
        'details:not([open],.spoiler)',
      ),
    ];
    for (const fold of folds) {
      fold.open = true;
    }
  });
  window.addEventListener('afterprint', () => {
    for (const fold of folds) {
      fold.open = false;
    }
  });
}
