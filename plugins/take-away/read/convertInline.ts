import type {Element} from 'hast';
import type {PhrasingContent} from 'mdast';
import {
  findElement,
  isElement,
  listElements,
  readAttribute,
  readText,
  type Child,
} from './element';
import {isLeftOut, isSpoiler} from './leftOut';

/** Converts an address of a page to one from the root of the site; others stay as they are. */
export type ToAddress = (href: string) => string;

type Convert = (element: Element, toAddress: ToAddress) => PhrasingContent[];

/** Replaces the words of a spoiler within a line. */
const COVERED = '…';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

function convertImage(
  element: Element,
  toAddress: ToAddress,
): PhrasingContent[] {
  const src = readAttribute(element, 'src');
  return src === ''
    ? []
    : [
        {
          type: 'image',
          url: toAddress(src),
          alt: readAttribute(element, 'alt'),
        },
      ];
}

/** Converts a link; one around a picture that leads to its original becomes that picture. */
function convertLink(
  element: Element,
  toAddress: ToAddress,
): PhrasingContent[] {
  const href = readAttribute(element, 'href');
  if (element.properties['dataFootnoteRef'] !== undefined) {
    const identifier = href.replace(/^#.*fn-/, '');
    return [{type: 'footnoteReference', identifier, label: identifier}];
  }
  const image = findElement(element, ({tagName}) => tagName === 'img');
  if (image !== undefined && PICTURE.test(href)) {
    const alt = readAttribute(image, 'alt');
    return [{type: 'image', url: toAddress(href), alt}];
  }
  const children = convertInline(element.children, toAddress).filter(
    (child) => child.type !== 'link' && child.type !== 'footnoteReference',
  );
  return children.length === 0
    ? []
    : [{type: 'link', url: toAddress(href), children}];
}

/** Converts a formula to the notation that it was written in. */
function convertMath(element: Element): PhrasingContent[] {
  const source = findElement(element, ({tagName}) => tagName === 'annotation');
  const formula = readText(source?.children ?? []);
  return formula === '' ? [] : [{type: 'html', value: `$$${formula}$$`}];
}

function wrap(type: 'delete' | 'emphasis' | 'strong'): Convert {
  return ({children}, toAddress) => {
    const content = convertInline(children, toAddress);
    return content.length === 0 ? [] : [{type, children: content}];
  };
}

const converters: Readonly<Record<string, Convert>> = {
  a: convertLink,
  b: wrap('strong'),
  br: () => [{type: 'html', value: '<br>'}],
  cite: wrap('emphasis'),
  code: ({children}) => [{type: 'inlineCode', value: readText(children)}],
  del: wrap('delete'),
  em: wrap('emphasis'),
  i: wrap('emphasis'),
  img: convertImage,
  math: convertMath,
  strong: wrap('strong'),
  svg: () => [],
};

/** Elements that start on a line of their own. */
const BLOCKS = new Set(['div', 'dl', 'figure', 'li', 'ol', 'p', 'table', 'ul']);

/** The last sign of the text so far. */
function readEnd(content: readonly PhrasingContent[]): string {
  const last = content.at(-1);
  if (last === undefined) {
    return '';
  }
  return 'children' in last
    ? readEnd(last.children)
    : 'value' in last
      ? last.value.slice(-1)
      : '';
}

/** Separates what only styles separate on the site. */
function separate(
  before: readonly PhrasingContent[],
  element: Element,
): PhrasingContent[] {
  if (before.length === 0) {
    return [];
  }
  if (BLOCKS.has(element.tagName)) {
    return [{type: 'html', value: '<br>'}];
  }
  return element.tagName === 'span' &&
    /[\p{L}\p{N}.)]/u.test(readEnd(before)) &&
    /^[\p{L}\p{N}]/u.test(readText(element.children)) &&
    !listElements(element).some(({tagName}) => tagName === 'math')
    ? [{type: 'text', value: ', '}]
    : [];
}

function convertElement(
  element: Element,
  toAddress: ToAddress,
): PhrasingContent[] {
  if (isSpoiler(element)) {
    return [{type: 'text', value: COVERED}];
  }
  if (isLeftOut(element)) {
    return [];
  }
  const convert = converters[element.tagName];
  return convert === undefined
    ? convertInline(element.children, toAddress)
    : convert(element, toAddress);
}

/** Removes white space at both ends, and empty texts. */
function trim(content: readonly PhrasingContent[]): PhrasingContent[] {
  return content
    .map((each, index) => {
      if (each.type !== 'text') {
        return each;
      }
      const start = index === 0 ? each.value.trimStart() : each.value;
      const value = index === content.length - 1 ? start.trimEnd() : start;
      return {...each, value};
    })
    .filter((each) => each.type !== 'text' || each.value !== '');
}

/** Converts nodes to content within a line; blocks among them start after a line break. */
function convertInline(
  nodes: readonly Child[],
  toAddress: ToAddress,
): PhrasingContent[] {
  const content: PhrasingContent[] = [];
  for (const node of nodes) {
    if (node.type === 'text') {
      const value = node.value.replaceAll('\u200B', '').replaceAll(/\s+/g, ' ');
      const last = content.at(-1);
      if (last?.type === 'text') {
        content[content.length - 1] = {
          type: 'text',
          value: `${last.value}${value}`,
        };
      } else if (value !== '') {
        content.push({type: 'text', value});
      }
    } else if (isElement(node)) {
      const found = convertElement(node, toAddress);
      if (found.length > 0) {
        content.push(...separate(content, node), ...found);
      }
    }
  }
  return content;
}

/** Converts nodes to the content of a paragraph, heading or cell. */
export function convertLine(
  nodes: readonly Child[],
  toAddress: ToAddress,
): PhrasingContent[] {
  return trim(convertInline(nodes, toAddress));
}
