import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Number of characters of text that fill a screen. */
const SCREEN = 2400;

/**
 * The estimated length of a component whose content comes from elsewhere: a table of about ten
 * rows.
 */
const COMPONENT = 600;

/** The minimum length of a block: a heading, a row, a list item, or a short paragraph. */
const LINE = 60;

const LINES: ReadonlySet<string> = new Set('h2 h3 h4 tr li p dt dd'.split(' '));

/** The component that stacks its content, as a page does. */
const FRAME = 'SpellBrowser';

type Parent = Root | MdxJsxFlowElementHast;

function isFrame(node: RootContent): node is MdxJsxFlowElementHast {
  return node.type === 'mdxJsxFlowElement' && node.name === FRAME;
}

/** Returns how many characters a block takes up. */
function measure(block: RootContent): number {
  let text = 0;
  let lines = 0;
  visit({type: 'root', children: [block]} satisfies Root, (node) => {
    if (node.type === 'text') {
      text += node.value.length;
    } else if (node.type === 'mdxJsxFlowElement' && !isFrame(node)) {
      text += COMPONENT;
    } else if (node.type === 'element' && LINES.has(node.tagName)) {
      lines += LINE;
    }
  });
  return Math.max(text, lines);
}

/**
 * Wraps the content after the first screen.
 *
 * @param room how many characters of that screen are left.
 */
function deferRest(parent: Parent, room: number): void {
  const children = parent.children as RootContent[];
  const drawn = children.filter(
    ({type}) => type === 'element' || type === 'mdxJsxFlowElement',
  );
  let left = room;
  const last = drawn.findIndex((block) => {
    const before = left;
    left -= measure(block);
    if (left <= 0 && isFrame(block)) {
      deferRest(block, before);
    }
    return left <= 0;
  });
  const rest = drawn.slice(last + 1);
  const size = rest.reduce((sum, block) => sum + measure(block), 0);
  if (last === -1 || size < SCREEN) {
    return;
  }
  const later = {
    type: 'mdxJsxFlowElement',
    name: 'DeferredContent',
    attributes: [],
    children: rest,
  } as RootContent;
  // The text between blocks is white space.
  const kept = children.filter(
    (node) => node.type !== 'text' && !rest.includes(node),
  );
  children.splice(0, children.length, ...kept, later);
}

/**
 * Wraps the content below the first screen in `DeferredContent`, unless it is less than another
 * screen. That component renders it once the first screen is painted.
 */
export default function deferBelowFold(): (tree: Root) => void {
  return (tree) => {
    deferRest(tree, SCREEN);
  };
}
