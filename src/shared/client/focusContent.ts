/** Makes an element focusable until it loses focus. */
function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener(
      'blur',
      () => {
        element.removeAttribute('tabindex');
      },
      {once: true},
    );
  }
  element.focus({preventScroll: true});
}

/**
 * Focuses the content without scrolling. Screen readers then announce its heading, and the next Tab
 * moves into it.
 *
 * @param target the part of the page that was navigated to; otherwise the start of the content.
 */
export function focusContent(target?: HTMLElement | null): void {
  const start =
    target ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (start !== null) {
    focusOnce(start);
  }
}
