import type {Element, Nodes} from 'hast';
import {hasClass, isElement, listElements, readAttribute} from './element';

/** Elements that are controls of the site, or drawn beside the text. */
const CONTROLS = new Set([
  'button',
  'footer',
  'input',
  'nav',
  'noscript',
  'option',
  'output',
  'script',
  'select',
  'source',
  'style',
  'template',
  'textarea',
]);

/** Marks of controls, as attributes of their elements. */
const CONTROL_MARKS = ['dataOffPaper', 'dataField', 'dataFootnoteBackref'];

/** Whether an element is a spoiler, as a block or within a line. */
export function isSpoiler(element: Element): boolean {
  const {tagName, children} = element;
  if (tagName === 'details') {
    return hasClass(element, 'spoiler');
  }
  return (
    tagName === 'span' &&
    children.some(
      (child) =>
        isElement(child, 'input') &&
        readAttribute(child, 'type') === 'checkbox',
    )
  );
}

/** Whether an element is hidden; the panels of tabs are only hidden until they are chosen. */
function isHidden(element: Element): boolean {
  const {properties} = element;
  return (
    (properties.hidden === true &&
      readAttribute(element, 'role') !== 'tabpanel') ||
    properties.ariaHidden === 'true'
  );
}

/** Whether an element is no part of the text of a page. */
export function isLeftOut(element: Element): boolean {
  return (
    CONTROLS.has(element.tagName) ||
    hasClass(element, 'hash-link') ||
    CONTROL_MARKS.some((mark) => element.properties[mark] !== undefined) ||
    isHidden(element)
  );
}

/** Lists the outermost spoilers below a node. */
export function listSpoilers(node: Nodes): readonly Element[] {
  const spoilers = listElements(node).filter(isSpoiler);
  const inner = new Set(spoilers.flatMap((each) => listElements(each)));
  return spoilers.filter((each) => !inner.has(each));
}
