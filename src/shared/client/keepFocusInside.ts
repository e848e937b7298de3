/** Focusable elements, except those that only scripts can focus. */
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

function stops(panel: Element): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.closest('[inert]') === null &&
      element.getClientRects().length > 0,
  );
}

/** Wraps Tab from the last stop of a panel to its first and back, and brings outside focus in. */
function goRound(event: KeyboardEvent, panel: Element): void {
  const all = stops(panel);
  const [leaves, enters] = event.shiftKey
    ? [all[0], all.at(-1)]
    : [all.at(-1), all[0]];
  const {activeElement} = document;
  if (activeElement === leaves || !panel.contains(activeElement)) {
    event.preventDefault();
    enters?.focus();
  }
}

/** Lists everything outside an element: its siblings and those of its ancestors. */
function surroundings(
  panel: Element,
  backdrop: string,
): readonly HTMLElement[] {
  const {parentElement} = panel;
  if (parentElement === null || panel === document.body) {
    return [];
  }
  const siblings = [...parentElement.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement &&
      sibling !== panel &&
      !sibling.inert &&
      !sibling.matches(backdrop),
  );
  return [...siblings, ...surroundings(parentElement, backdrop)];
}

/**
 * Traps focus and assistive technology inside an element. A backdrop behind it can still be
 * clicked.
 *
 * @param backdrop selector of the backdrop.
 * @returns a function that releases focus and assistive technology.
 */
export function keepFocusInside(panel: Element, backdrop: string): () => void {
  const outside = surroundings(panel, backdrop);
  for (const element of outside) {
    element.inert = true;
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      goRound(event, panel);
    }
  };
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
    for (const element of outside) {
      element.inert = false;
    }
  };
}
