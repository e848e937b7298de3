/** What takes focus, apart from what scripts alone give it to. */
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** What readers reach with the tabulator inside an element, in order. */
function stops(panel: Element): readonly HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.closest('[inert]') === null &&
      element.getClientRects().length > 0,
  );
}

/** Leads from the last stop of a panel to its first and back, and in from outside. */
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

/** Everything beside an element and beside what holds it. */
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
 * Keeps focus, and whatever reads the page aloud, inside an element. What lies behind
 * it can still be clicked where it is a backdrop.
 *
 * @param backdrop selector of the backdrop.
 * @returns a function that lets them out.
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
