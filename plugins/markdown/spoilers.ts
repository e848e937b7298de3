import type {Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

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
function summary(label: Paragraph | undefined): Paragraph {
  const name: PhrasingContent[] =
    label === undefined ? [] : [{type: 'text', value: ': '}, ...label.children];
  return {
    type: 'paragraph',
    data: {hName: 'summary'},
    children: [{type: 'text', value: 'Spoiler'}, ...name],
  };
}

/** A block spoiler as `details`, which work without script. */
function block({children}: ContainerDirective): MdxJsxFlowElement {
  const [first] = children;
  const label =
    first?.type === 'paragraph' && first.data?.directiveLabel === true
      ? first
      : undefined;
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: NAME}],
    children: [
      summary(label),
      ...(label === undefined ? children : children.slice(1)),
    ],
  };
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
        parent.children.splice(index, 1, block(node));
      }
    });
  };
}
