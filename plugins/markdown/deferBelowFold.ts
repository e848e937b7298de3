import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {
  countFirstScreen,
  type Block,
} from '../../src/page/lib/countFirstScreen';
import {getLines} from './noteLines';

/** Elements that start a new line within a block. */
const LINES: ReadonlySet<string> = new Set(['tr', 'li', 'p', 'dt', 'dd']);

/** The assumed number of lines of a component that notes none, that of a small table. */
const COMPONENT = 10;

function getBlock(block: RootContent): Block {
  let characters = 0;
  let lines = 0;
  visit({type: 'root', children: [block]} satisfies Root, (node) => {
    if (node.type === 'text') {
      characters += node.value.length;
    } else if (node.type === 'element') {
      lines += LINES.has(node.tagName) ? 1 : 0;
    } else if (node.type === 'mdxJsxFlowElement') {
      lines += getLines(node) ?? COMPONENT;
    }
  });
  return {characters, lines};
}

function isDrawn(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'mdxJsxFlowElement';
}

/** Wraps the content below the first screen in `DeferredContent`, which renders it once that screen is painted. */
export default function deferBelowFold(): (tree: Root) => void {
  return (tree) => {
    const blocks = tree.children.filter(isDrawn);
    const rest = blocks.slice(countFirstScreen(blocks.map(getBlock)));
    if (rest.length === 0) {
      return;
    }
    const moved: ReadonlySet<RootContent> = new Set(rest);
    const later: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: 'DeferredContent',
      attributes: [],
      children: rest,
    };
    tree.children = [
      ...tree.children.filter((node) => !moved.has(node)),
      later,
    ];
  };
}
