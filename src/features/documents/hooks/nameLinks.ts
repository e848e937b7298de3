/** Whether the middle of one box lies in another. */
function isInside(inner: DOMRect, outer: DOMRect): boolean {
  const x = inner.left + inner.width / 2;
  const y = inner.top + inner.height / 2;
  return (
    x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom
  );
}

/**
 * Names the links of a page of a document by the words that they lie on: they hold no
 * words themselves.
 *
 * @param page holds the links, and the words as elements of their own.
 * @param fallback the name of a link on no word, as on a picture.
 */
export function nameLinks(page: Element, fallback: string): void {
  const links = [...page.querySelectorAll('a:not([title])')];
  const words =
    links.length === 0
      ? []
      : [...page.querySelectorAll('[role=presentation]:is(span)')];
  for (const link of links) {
    const box = link.getBoundingClientRect();
    const under = words
      .filter((word) => isInside(word.getBoundingClientRect(), box))
      .map(({textContent}) => textContent.trim());
    link.setAttribute('aria-label', under.join(' ') || fallback);
  }
}
