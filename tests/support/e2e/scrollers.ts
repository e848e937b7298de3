import type {Page} from '@playwright/test';

/**
 * Lists the elements of a page that scroll vertically, except the table of contents and the list
 * beside the map, which stay in view, and what is fixed to the window.
 */
export function verticalScrollers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' ||
        isFixed(element.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) &&
          element.scrollHeight > element.clientHeight + 1 &&
          element.closest(
            '.theme-doc-toc-desktop, [aria-label="Places on the map"]',
          ) === null &&
          !isFixed(element),
      )
      .map(
        ({outerHTML, scrollHeight, clientHeight}) =>
          `${scrollHeight} in ${clientHeight}: ${outerHTML.slice(0, 80)}`,
      );
  });
}

/** Returns how far the page overflows the window sideways, in pixels. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.documentElement.scrollWidth -
      document.documentElement.clientWidth,
  );
}
