/**
 * Says on the page in which face its visit is drawn, before anything is painted.
 *
 * It runs as text at the top of each page, so it uses nothing from outside itself.
 *
 * @param recall the face of the visit; it throws where storage is closed.
 */
export function chooseFace({dataset}: HTMLElement, recall: () => string): void {
  try {
    dataset['face'] = recall();
  } catch {
    // Without storage the page uses the fonts that are there.
  }
}
