/**
 * Sets the font face of a page before the first paint.
 *
 * It is inlined into each page, so it must not refer to anything outside.
 *
 * @param recall returns the face; throws if storage is denied.
 */
export function chooseFace({dataset}: HTMLElement, recall: () => string): void {
  try {
    dataset['face'] = recall();
  } catch {
    // Without storage, the page uses the fonts that are available.
  }
}
