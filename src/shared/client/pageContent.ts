/** Elements to skip: controls, generated elements, and spoilers. */
const APART =
  'nav, button, script, style, svg, noscript, template, .hash-link, details.spoiler, [hidden], [aria-hidden="true"]';

/** Returns the text of an element as readers see it; empty if there is none. */
export function readText(element: Element | null | undefined): string {
  if (!element) {
    return '';
  }
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(APART)) {
    part.remove();
  }
  // Inline spoilers stay hidden.
  for (const cover of copy.querySelectorAll('span > input[type=checkbox]')) {
    cover.parentElement?.replaceWith('…');
  }
  return copy.textContent.replaceAll(/[\s\u200B]+/g, ' ').trim();
}

export function findRoot(page: Document): Element | undefined {
  return (
    page.querySelector('main .markdown') ??
    page.querySelector('main') ??
    undefined
  );
}

/** Finds the caption of a table; a wide table is labeled by a paragraph instead. */
export function findCaption(table: Element, root: Element): Element | null {
  const label = table.getAttribute('aria-labelledby');
  return label === null
    ? table.querySelector('caption')
    : root.querySelector(`#${CSS.escape(label)}`);
}
