import type {ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {
  countFirstScreen,
  type Block,
} from '../../src/page/lib/countFirstScreen';

/** Elements that begin a line of their own, within a block. */
const LINES: ReadonlySet<string> = new Set(['tr', 'li', 'p', 'dt', 'dd']);

/** Lines of a component, whose content is not known here: those of a small table. */
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
      lines += COMPONENT;
    }
  });
  return {characters, lines};
}

function isDrawn(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'mdxJsxFlowElement';
}

/** Puts what lies below the first screen of a page into `DeferredContent`, which draws it once that screen is painted. */
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
