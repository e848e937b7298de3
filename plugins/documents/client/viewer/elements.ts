/** The constructor of an expected element type. */
type Kind<Element extends HTMLElement> = abstract new () => Element;

/**
 * Finds an element of the page.
 *
 * @throws Error naming it if the page does not match this script.
 */
export function part<Element extends HTMLElement>(
  id: string,
  kind: Kind<Element>,
): Element {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) {
    throw new Error(`The viewer page has no ${kind.name} called "${id}".`);
  }
  return found;
}

/** Adds a click handler to a button. */
export function onPress(id: string, action: () => void): void {
  part(id, HTMLButtonElement).addEventListener('click', action);
}
