/** Settles once the browser has painted, or at once if the page is hidden. */
export function afterPaint(): Promise<void> {
  return document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => {
          setTimeout(resolve);
        });
      });
}
