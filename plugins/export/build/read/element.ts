import type {Element, ElementContent, Nodes, RootContent} from 'hast';
import {visit} from 'unist-util-visit';

/** A child of an element or of a document. */
export type Child = ElementContent | RootContent;

/** Whether a node is an element, and has the name if one is given. */
export function isElement(
  node: Nodes | undefined,
  name?: string,
): node is Element {
  return (
    node?.type === 'element' && (name === undefined || node.tagName === name)
  );
}

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

/** Lists the elements below a node in document order. */
export function listElements(node: Nodes): readonly Element[] {
  const elements: Element[] = [];
  visit(node, 'element', (element) => {
    if (element !== node) {
      elements.push(element);
    }
  });
  return elements;
}

export function findElement(node: Nodes, name: string): Element | undefined {
  return listElements(node).find(({tagName}) => tagName === name);
}

/** Returns the text of nodes, with single spaces. */
export function readText(nodes: readonly Nodes[]): string {
  const texts: string[] = [];
  for (const node of nodes) {
    visit(node, 'text', ({value}) => {
      texts.push(value);
    });
  }
  return texts.join('').replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim();
}
