import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {attribute, block, isLabel} from './elements';

const NAME = 'spoiler';

/** An inline spoiler. */
function inline({children}: TextDirective): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Spoiler',
    attributes: [],
    children,
  };
}

/** The summary of a spoiler, with the author's label. */
function summary(label?: Paragraph): Paragraph {
  const name: PhrasingContent[] =
    label === undefined ? [] : [{type: 'text', value: ': '}, ...label.children];
  return {
    type: 'paragraph',
    data: {hName: 'summary'},
    children: [{type: 'text', value: 'Spoiler'}, ...name],
  };
}

/** A block spoiler as `details`, which work without script. */
function foldBlock({children}: ContainerDirective): MdxJsxFlowElement {
  const [first, ...rest] = children;
  return block(
    'details',
    [attribute('className', NAME)],
    isLabel(first) ? [summary(first), ...rest] : [summary(), ...children],
  );
}

/** Turns `:::spoiler` and `:spoiler[…]` into spoilers. */
export default function spoilers(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (index === undefined || parent === undefined) {
        return;
      }
      if (node.type === 'textDirective' && node.name === NAME) {
        parent.children.splice(index, 1, inline(node));
      }
      if (node.type === 'containerDirective' && node.name === NAME) {
        parent.children.splice(index, 1, foldBlock(node));
      }
    });
  };
}
