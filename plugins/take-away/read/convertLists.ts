import type {Element} from 'hast';
import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {convertLine} from './convertInline';
import {
  findElement,
  hasClass,
  isElement,
  listElements,
  readAttribute,
} from './element';
import type {ConvertBlock, Reading} from './reading';

/** Makes headings within a list strong lines, as lists have no headings. */
function withoutHeadings(content: readonly RootContent[]): RootContent[] {
  return content.map((each) =>
    each.type === 'heading'
      ? {
          type: 'paragraph',
          children: [{type: 'strong', children: each.children}],
        }
      : each,
  );
}

/** Whether a task is done; undefined if an item is none. */
function readTask(item: Element): boolean | undefined {
  if (!hasClass(item, 'task-list-item')) {
    return undefined;
  }
  const box = findElement(item, ({tagName}) => tagName === 'input');
  return box?.properties.checked === true;
}

function convertItem(item: Element, {readBlocks}: Reading): ListItem {
  const checked = readTask(item);
  // Some lists contain lists directly, without an item around them.
  const nodes = item.tagName === 'li' ? item.children : [item];
  return {
    type: 'listItem',
    spread: false,
    ...(checked !== undefined && {checked}),
    children: withoutHeadings(readBlocks(nodes)) as ListItem['children'],
  };
}

function makeList(ordered: boolean, children: ListItem[]): RootContent[] {
  return children.length === 0
    ? []
    : [{type: 'list', ordered, spread: false, children}];
}

/** Converts a list; the names of tabs are none. */
export function convertList(ordered: boolean): ConvertBlock {
  return (element, reading) =>
    readAttribute(element, 'role') === 'tablist'
      ? []
      : makeList(
          ordered,
          element.children
            .filter((child) => isElement(child))
            .map((child) => convertItem(child, reading))
            .filter((item) => item.children.length > 0),
        );
}

function makeTerm(
  term: PhrasingContent[],
  description: readonly PhrasingContent[],
): ListItem {
  const name: PhrasingContent[] =
    term.length === 0
      ? []
      : [
          {type: 'strong', children: term},
          {type: 'text', value: ': '},
        ];
  return {
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children: [...name, ...description]}],
  };
}

/** Converts terms with their descriptions to a list. */
export const convertTerms: ConvertBlock = (element, {toAddress}) => {
  const items: ListItem[] = [];
  let term: PhrasingContent[] = [];
  for (const {tagName, children} of listElements(element)) {
    if (tagName === 'dt') {
      term = convertLine(children, toAddress);
    } else if (tagName === 'dd') {
      items.push(makeTerm(term, convertLine(children, toAddress)));
    }
  }
  return makeList(false, items);
};
