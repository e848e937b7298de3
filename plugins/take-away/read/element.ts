import type {Element, ElementContent, Nodes, RootContent} from 'hast';

/** A child of an element or of a document. */
export type Child = ElementContent | RootContent;

/** Whether a node is an element, if a name is given one of that name. */
export function isElement(
  node: Nodes | undefined,
  name?: string,
): node is Element {
  return (
    node?.type === 'element' && (name === undefined || node.tagName === name)
  );
}

/** Whether an element has a class. */
export function hasClass({properties}: Element, name: string): boolean {
  const {className} = properties;
  return Array.isArray(className) && className.includes(name);
}

/** Returns an attribute of an element as text; empty if it is missing. */
export function readAttribute({properties}: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : '';
}

/** Visits the elements below a node in document order. */
function* walk(node: Nodes): Generator<Element> {
  if ('children' in node) {
    for (const child of node.children) {
      if (isElement(child)) {
        yield child;
        yield* walk(child);
      }
    }
  }
}

/** Lists the elements below a node in document order. */
export function listElements(node: Nodes): readonly Element[] {
  return [...walk(node)];
}

/** Finds the first element below a node that fulfills a condition. */
export function findElement(
  node: Nodes,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const element of walk(node)) {
    if (isWanted(element)) {
      return element;
    }
  }
  return undefined;
}

/** Returns the text of nodes, with single spaces. */
export function readText(nodes: readonly Nodes[]): string {
  const read = (node: Nodes): string => {
    if (node.type === 'text') {
      return node.value;
    }
    return 'children' in node ? node.children.map(read).join('') : '';
  };
  return nodes
    .map(read)
    .join('')
    .replaceAll('\u200B', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
