/** Lets an element take focus for as long as it has it. */
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
 * Puts focus to where reading goes on, without scrolling: those who hear the page are
 * told its heading, and the next Tab leads into the content.
 *
 * @param target the part of the page that readers asked for; else the start of its content.
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
