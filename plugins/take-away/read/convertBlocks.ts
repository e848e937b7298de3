import type {Element} from 'hast';
import type {Heading, PhrasingContent, RootContent} from 'mdast';
import {
  convertBox,
  convertDetails,
  convertForm,
  convertQuote,
  convertSection,
  readClass,
} from './convertBoxes';
import {convertLine, type ToAddress} from './convertInline';
import {convertList, convertTerms} from './convertLists';
import {convertTable, makeLabel} from './convertTable';
import {
  findElement,
  hasClass,
  isElement,
  listElements,
  readAttribute,
  readText,
  type Child,
} from './element';
import {isLeftOut} from './leftOut';
import type {ConvertBlock, Reading} from './reading';

/** Elements within a line, unless they contain a block. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'label'],
  ...['mark', 'picture', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup'],
  ...['time', 'u'],
]);

const BLOCKS = new Set([
  ...['article', 'details', 'div', 'dl', 'figure', 'h1', 'h2', 'h3', 'h4'],
  ...['h5', 'h6', 'li', 'ol', 'p', 'section', 'table', 'ul'],
]);

function isInline(node: Child): boolean {
  return (
    node.type === 'text' ||
    (isElement(node) &&
      INLINE.has(node.tagName) &&
      !listElements(node).some(({tagName}) => BLOCKS.has(tagName)))
  );
}

function makeParagraph(children: PhrasingContent[]): RootContent[] {
  return children.length === 0 ? [] : [{type: 'paragraph', children}];
}

function convertHeading(depth: Heading['depth']): ConvertBlock {
  return (element, {toAddress}) => {
    const children = convertLine(element.children, toAddress);
    const data = {hProperties: {id: readAttribute(element, 'id')}};
    return children.length === 0
      ? []
      : [{type: 'heading', depth, children, data}];
  };
}

/** Converts the top of a page, without the list of what is known about the page. */
const convertHeader: ConvertBlock = ({children}, {readBlocks}) =>
  readBlocks(children.filter((child) => !isElement(child, 'ul')));

const convertText: ConvertBlock = (element, {toAddress, readBlocks}) =>
  hasClass(element, 'table-caption')
    ? makeLabel(element, toAddress)
    : readBlocks(element.children);

function listTexts(node: Child): readonly string[] {
  if (node.type === 'text') {
    return [node.value];
  }
  return isElement(node) ? node.children.flatMap(listTexts) : [];
}

const convertCode: ConvertBlock = (element) => {
  const code = findElement(element, ({tagName}) => tagName === 'code');
  return [
    {
      type: 'code',
      lang: (code && readClass(code, /^language-(?<lang>.+)$/)) ?? null,
      value: listTexts(element).join('').trimEnd(),
    },
  ];
};

/** Describes a drawing, whose lines cannot be carried over. */
const convertDrawing: ConvertBlock = (element) => {
  const texts = listElements(element)
    .filter(({tagName}) => tagName === 'title' || tagName === 'desc')
    .map(({children}) => readText(children).replace(/\.$/, ''));
  return texts.length === 0
    ? []
    : makeParagraph([
        {
          type: 'emphasis',
          children: [{type: 'text', value: `Drawing: ${texts.join('. ')}.`}],
        },
      ]);
};

const converters: Readonly<Record<string, ConvertBlock>> = {
  blockquote: convertQuote,
  details: convertDetails,
  div: convertBox,
  dl: convertTerms,
  fieldset: convertForm,
  form: convertForm,
  h1: convertHeading(1),
  h2: convertHeading(2),
  h3: convertHeading(3),
  h4: convertHeading(4),
  h5: convertHeading(5),
  h6: convertHeading(6),
  header: convertHeader,
  hr: () => [{type: 'thematicBreak'}],
  ol: convertList(true),
  p: convertText,
  pre: convertCode,
  section: convertSection,
  svg: convertDrawing,
  table: (element, {toAddress}) => convertTable(element, toAddress),
  ul: convertList(false),
};

function convertElement(element: Element, reading: Reading): RootContent[] {
  if (isLeftOut(element)) {
    return [];
  }
  const convert = converters[element.tagName];
  return convert === undefined
    ? reading.readBlocks(element.children)
    : convert(element, reading);
}

/** Converts elements of a page to blocks of Markdown. */
export function convertBlocks(
  nodes: readonly Child[],
  toAddress: ToAddress,
): RootContent[] {
  const reading: Reading = {
    toAddress,
    readBlocks: (content) => convertBlocks(content, toAddress),
  };
  const blocks: RootContent[] = [];
  let line: Child[] = [];
  const endLine = () => {
    blocks.push(...makeParagraph(convertLine(line, toAddress)));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
    } else if (isElement(node)) {
      endLine();
      blocks.push(...convertElement(node, reading));
    }
  }
  endLine();
  return blocks;
}
