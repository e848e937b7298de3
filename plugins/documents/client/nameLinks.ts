/** Whether the center of one box is inside another. */
function isInside(inner: DOMRect, outer: DOMRect): boolean {
  const x = inner.left + inner.width / 2;
  const y = inner.top + inner.height / 2;
  return (
    x >= outer.left && x <= outer.right && y >= outer.top && y <= outer.bottom
  );
}

/**
 * Names the links of a PDF page by the text below them, because they have no text of their own.
 *
 * @param page contains the links, and the words as elements.
 * @param fallback the name of a link without text, such as on an image.
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
