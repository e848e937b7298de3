/** Makes an element with a class, and with words or other elements in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (name !== '') {
    element.className = name;
  }
  element.append(...content);
  return element;
}
