import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {
  findElement,
  hasClass,
  isElement,
  listElements,
  readAttribute,
  readText,
  type Child,
} from './element';

/** Elements that are controls of the site, or drawn beside the text. */
const CONTROLS = new Set([
  ...['button', 'fieldset', 'footer', 'form', 'input', 'nav', 'noscript'],
  ...['option', 'output', 'script', 'select', 'source', 'style', 'template'],
  'textarea',
]);

/** Attributes that mark elements as controls. */
const CONTROL_MARKS = ['dataOffPaper', 'dataField', 'dataFootnoteBackref'];

/** Whether an element is a spoiler: a block, or part of a line. */
export function isSpoiler(element: Element): boolean {
  return element.tagName === 'details'
    ? hasClass(element, 'spoiler')
    : element.tagName === 'span' &&
        element.children.some(
          (child) =>
            isElement(child, 'input') &&
            readAttribute(child, 'type') === 'checkbox',
        );
}

/** Whether an element is not part of the text; the panels of tabs are only hidden until they are chosen. */
function isLeftOut(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    CONTROLS.has(tagName) ||
    hasClass(element, 'hash-link') ||
    CONTROL_MARKS.some((mark) => properties[mark] !== undefined) ||
    properties.ariaHidden === 'true' ||
    (properties.hidden === true &&
      readAttribute(element, 'role') !== 'tabpanel')
  );
}

/** Replaces a spoiler: a link to it on the site, or dots within a line. */
function plainSpoiler({tagName, children}: Element): ElementContent[] {
  if (tagName === 'span') {
    return [{type: 'text', value: '…'}];
  }
  const summary = children.find((child) => isElement(child, 'summary'));
  const name = readText(isElement(summary) ? summary.children : []);
  return [h('p', h('a', {dataOnSite: true}, h('em', `${name} (on the site)`)))];
}

/** Returns a paragraph of strong text, or nothing if there is no element. */
function label(element: Child | undefined): Element[] {
  const children = isElement(element) ? inLine(element.children) : [];
  return readText(children) === '' ? [] : [h('p', h('strong', children))];
}

/** Elements that start on a line of their own. */
const BLOCKS = new Set([
  ...['div', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'li', 'ol', 'p'],
  ...['table', 'tr', 'ul'],
]);

/** Joins blocks as lines of one block, because cells and names cannot contain blocks. */
function inLine(children: readonly Child[]): ElementContent[] {
  const line: ElementContent[] = [];
  for (const child of plainChildren(children)) {
    if (isElement(child) && BLOCKS.has(child.tagName)) {
      line.push(
        ...(line.length > 0 ? [h('br')] : []),
        ...inLine(child.children),
      );
    } else {
      line.push(child);
    }
  }
  return line;
}

/** The last character of the text so far. */
function readEnd(nodes: readonly ElementContent[]): string {
  const last = nodes.at(-1);
  if (isElement(last)) {
    return readEnd(last.children);
  }
  return last?.type === 'text' ? last.value.slice(-1) : '';
}

/** Text to insert between parts that only styles separate on the site. */
function separator(before: readonly ElementContent[], next: Child): string {
  return isElement(next, 'span') &&
    !isSpoiler(next) &&
    /[\p{L}\p{N}.)]/u.test(readEnd(before)) &&
    /^[\p{L}\p{N}]/u.test(readText(next.children)) &&
    findElement(next, 'math') === undefined
    ? ', '
    : '';
}

function plainDetails(element: Element): ElementContent[] {
  const head = element.children.find((child) => isElement(child, 'summary'));
  return [
    ...label(head),
    ...plainChildren(element.children.filter((child) => child !== head)),
  ];
}

/** Converts terms and their descriptions to a list. */
function plainTerms(element: Element): ElementContent[] {
  const items: Element[] = [];
  let term: ElementContent[] = [];
  for (const {tagName, children} of listElements(element)) {
    if (tagName === 'dt') {
      term = [h('strong', inLine(children)), h('span', ': ')];
    } else if (tagName === 'dd') {
      items.push(h('li', [...term, ...inLine(children)]));
    }
  }
  return [h('ul', items)];
}

/** Converts tabs to their panels, each below its name. */
function plainTabs(element: Element): ElementContent[] {
  const listParts = (role: string) =>
    listElements(element).filter(
      (part) => readAttribute(part, 'role') === role,
    );
  const panels = listParts('tabpanel');
  return listParts('tab').flatMap((tab, index) => [
    ...label(tab),
    ...plainChildren(panels[index]?.children ?? []),
  ]);
}

/** Converts a box, whose class carries its meaning. */
function plainBox(element: Element): ElementContent[] {
  if (hasClass(element, 'tabs-container')) {
    return plainTabs(element);
  }
  const [head, ...content] = element.children.filter((child) =>
    isElement(child),
  );
  return hasClass(element, 'theme-admonition')
    ? [h('blockquote', [...label(head), ...plainChildren(content)])]
    : [h('div', plainChildren(element.children))];
}

/** Replaces a drawing with its description. */
function plainDrawing(element: Element): ElementContent[] {
  const texts = listElements(element)
    .filter(({tagName}) => tagName === 'title' || tagName === 'desc')
    .map(({children}) => readText(children).replace(/\.$/, ''));
  return texts.length === 0
    ? []
    : [h('p', h('em', `Drawing: ${texts.join('. ')}.`))];
}

/** Puts the caption of a table above it, and each cell on one line. */
function plainTable(element: Element): ElementContent[] {
  const caption = findElement(element, 'caption');
  const rows = listElements(element).filter(({tagName}) => tagName === 'tr');
  return [
    ...label(caption),
    h(
      'table',
      rows.map((row) =>
        h(
          'tr',
          row.children
            .filter((cell) => isElement(cell))
            // The first row is the head of a Markdown table.
            .map((cell) => h('th', inLine(cell.children))),
        ),
      ),
    ),
  ];
}

/** Keeps the box of a task. Headings become strong lines, because lists have no headings. */
function plainItem(element: Element): ElementContent[] {
  const box = findElement(element, 'input');
  const children = plainChildren(element.children).map((child) =>
    isElement(child) && /^h\d$/.test(child.tagName)
      ? h('p', h('strong', child.children))
      : child,
  );
  return [
    h('li', {id: element.properties.id}, [
      ...(hasClass(element, 'task-list-item') && box ? [box] : []),
      ...children,
    ]),
  ];
}

const plainers: Readonly<
  Record<string, (element: Element) => ElementContent[]>
> = {
  cite: ({children}) => [h('em', plainChildren(children))],
  details: plainDetails,
  div: plainBox,
  dl: plainTerms,
  // The top of a page, without the page info.
  header: ({children}) =>
    plainChildren(children.filter((child) => !isElement(child, 'ul'))),
  li: plainItem,
  svg: plainDrawing,
  table: plainTable,
  pre: (element) => [element],
};

function plainElement(element: Element): ElementContent[] {
  if (isSpoiler(element)) {
    return plainSpoiler(element);
  }
  if (isLeftOut(element)) {
    return [];
  }
  const plain = plainers[element.tagName];
  return (
    plain?.(element) ?? [
      {...element, children: plainChildren(element.children)},
    ]
  );
}

/** Reduces the text of a page to plain HTML: no controls, no spoilers, and only elements that Markdown has. */
export function plainChildren(nodes: readonly Child[]): ElementContent[] {
  const plain: ElementContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      plain.push({type: 'text', value: node.value.replaceAll('\u200B', '')});
    } else if (isElement(node)) {
      const found = plainElement(node);
      const between = found.length === 0 ? '' : separator(plain, node);
      plain.push(...(between === '' ? [] : [h('span', between)]), ...found);
    }
  }
  return plain;
}
