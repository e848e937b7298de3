/** Kinds of elements that the page asks for. */
type Kind<Element extends HTMLElement> = abstract new () => Element;

/**
 * Finds an element of the page.
 *
 * @throws Error naming it, where the page and this script do not belong together.
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

/** Does something when a button is pressed. */
export function onPress(id: string, action: () => void): void {
  part(id, HTMLButtonElement).addEventListener('click', action);
}
