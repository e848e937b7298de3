/**
 * Opens the folds of the page for paper, where nobody can, and leaves them as readers had
 * them. Browsers that can open folds by style alone need none of this.
 *
 * It runs as text in each page, so it uses nothing from outside itself.
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
