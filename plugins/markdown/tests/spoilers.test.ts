import type {Paragraph, Root} from 'mdast';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import spoilers from '../spoilers';
import {page, paragraph} from '../../../tests/support/markdown';

const words = {type: 'text', value: 'Odo'} as const;
const label: Paragraph = {...paragraph(words), data: {directiveLabel: true}};

function inLine(name: string): TextDirective {
  return {type: 'textDirective', name, children: [words]};
}

function apart(
  name: string,
  ...children: ContainerDirective['children']
): ContainerDirective {
  return {type: 'containerDirective', name, children};
}

function covered(...children: Root['children']): Root['children'] {
  const tree = page(...children);
  spoilers()(tree);
  return tree.children;
}

function summary(...texts: string[]): unknown {
  return {
    type: 'paragraph',
    data: {hName: 'summary'},
    children: texts.map((value) => ({type: 'text', value})),
  };
}

describe('a spoiler', () => {
  it('covers words of a line', () => {
    expect(covered(paragraph(inLine('spoiler')))).toEqual([
      paragraph({
        type: 'mdxJsxTextElement',
        name: 'Spoiler',
        attributes: [],
        children: [words],
      }),
    ]);
  });

  it('is a fold if it is a block, with the name that its author gives', () => {
    expect(covered(apart('spoiler', label, paragraph(words)))).toEqual([
      {
        type: 'mdxJsxFlowElement',
        name: 'details',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'className', value: 'spoiler'},
        ],
        children: [summary('Spoiler', ': ', 'Odo'), paragraph(words)],
      },
    ]);
  });
});
