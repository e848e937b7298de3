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

/** The number of lines that a heading takes up with the space around it. */
const HEADING = 3;

function countLines(tagName: string): number {
  if (/^h[1-6]$/.test(tagName)) {
    return HEADING;
  }
  return LINES.has(tagName) ? 1 : 0;
}

/** The assumed number of lines of a component that notes none, that of a small table. */
const COMPONENT = 10;

/** The components that show their content below one another, as a page does. */
const FRAMES: ReadonlySet<string> = new Set(['SpellBrowser']);

function isFrame(node: RootContent): node is MdxJsxFlowElementHast {
  return node.type === 'mdxJsxFlowElement' && FRAMES.has(node.name ?? '');
}

function getBlock(block: RootContent): Block {
  let characters = 0;
  let lines = 0;
  visit({type: 'root', children: [block]} satisfies Root, (node) => {
    if (node.type === 'text') {
      characters += node.value.length;
    } else if (node.type === 'element') {
      lines += countLines(node.tagName);
    } else if (node.type === 'mdxJsxFlowElement') {
      lines += getLines(node) ?? COMPONENT;
    }
  });
  return {characters, lines};
}

function isDrawn(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'mdxJsxFlowElement';
}

type Parent = Root | MdxJsxFlowElementHast;

function listDrawn({children}: Parent): readonly ElementContent[] {
  return (children as readonly RootContent[]).filter(isDrawn);
}

type Measured = {readonly node: ElementContent; readonly block: Block};

/** What a page shows below one another: its own blocks, and those within its frames. */
function listBlocks(parent: Parent): readonly Measured[] {
  return listDrawn(parent).flatMap((node): readonly Measured[] =>
    isFrame(node)
      ? [{node, block: getBlock({...node, children: []})}, ...listBlocks(node)]
      : [{node, block: getBlock(node)}],
  );
}

/** Wraps those of the children that are to be rendered later. */
function deferChildren(parent: Parent, moved: ReadonlySet<unknown>): void {
  const rest = listDrawn(parent).filter((node) => moved.has(node));
  if (rest.length === 0) {
    return;
  }
  const later: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'DeferredContent',
    attributes: [],
    children: [...rest],
  };
  const children = parent.children as RootContent[];
  const kept = children.filter((node) => !moved.has(node));
  children.splice(0, children.length, ...kept, later);
}

/**
 * Wraps the content below the first screen in `DeferredContent`, which renders it once that screen
 * is painted; if the screen ends within a frame, also the rest of its content.
 */
export default function deferBelowFold(): (tree: Root) => void {
  return (tree) => {
    const blocks = listBlocks(tree);
    const count = countFirstScreen(blocks.map(({block}) => block));
    const moved = new Set<unknown>(blocks.slice(count).map(({node}) => node));
    const frames = tree.children.filter(isFrame);
    for (const frame of frames.filter((node) => !moved.has(node))) {
      deferChildren(frame, moved);
    }
    deferChildren(tree, moved);
  };
}
