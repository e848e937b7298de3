import type {Code, Paragraph, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import {VFile} from 'vfile';
import showExamples from '../showExamples';
import {stub} from '../../../tests/support/stub';

/** A code fence with its info string. */
const FENCE =
  /^(?<signs>`{3,})(?<lang>\w+)(?: (?<meta>[^\n]*))?\n(?<value>[\s\S]*?)\n\k<signs>$/;

function parsePart(part: string, line: number): Code | Paragraph {
  const position = {start: {line, column: 1}, end: {line, column: 1}};
  const groups = FENCE.exec(part)?.groups;
  return groups === undefined
    ? {type: 'paragraph', children: [{type: 'text', value: part}], position}
    : {
        type: 'code',
        lang: groups['lang'] ?? null,
        meta: groups['meta'] ?? null,
        value: groups['value'] ?? '',
        position,
      };
}

/** Mocks the parser of pages: parts are separated by empty lines and contain none. */
function parsePage(text: string): Root {
  const parts = text.matchAll(/[^\n]+(?:\n[^\n]+)*/g);
  return {
    type: 'root',
    children: [...parts].map(({0: part, index}) =>
      parsePart(part, text.slice(0, index).split('\n').length),
    ),
  };
}

/** Parses a page on which examples are shown. */
function read(text: string): readonly RootContent[] {
  const processor = stub<Processor<Root>>({parser: parsePage});
  showExamples.call(processor, {siteDir: '/site'});
  const file = new VFile({path: '/site/docs/reference/examples.mdx'});
  return processor.parser?.(text, file).children ?? [];
}

function serializeElement(node: RootContent | undefined): MdxJsxFlowElement {
  if (node?.type !== 'mdxJsxFlowElement') {
    throw new Error(`Found ${node?.type ?? 'nothing'}, expected a component.`);
  }
  return node;
}

const SOURCE = 'A **Gate** is not a latch.';

describe('a fence with an example', () => {
  it('shows the result and then its source', () => {
    const [node, ...others] = read(`\`\`\`mdx example\n${SOURCE}\n\`\`\``);
    const {name, attributes, children} = serializeElement(node);
    expect(others).toEqual([]);
    expect({name, attributes}).toEqual({name: 'Example', attributes: []});
    expect(children).toEqual([
      {
        type: 'mdxJsxFlowElement',
        name: 'div',
        attributes: [],
        children: [
          expect.objectContaining({
            type: 'paragraph',
            children: [{type: 'text', value: SOURCE}],
          }),
        ],
      },
      {type: 'code', lang: 'markdown', value: SOURCE},
    ]);
  });

  it('keeps the lines of the page for its content, so that errors name them', () => {
    const [, node] = read(`Text.\n\n\`\`\`mdx example\n${SOURCE}\n\`\`\``);
    const [result] = serializeElement(node).children;
    expect(serializeElement(result).children[0]?.position?.start.line).toBe(4);
  });

  it.each([
    'example broad',
    'example title=Map',
    'example-wide',
    'example  wide',
  ])('stops the build if it has an unknown option: %s', (meta) => {
    expect(() => read(`Text.\n\n\`\`\`mdx ${meta}\n${SOURCE}\n\`\`\``)).toThrow(
      `docs/reference/examples.mdx:3: found a code block with "${meta}", expected`,
    );
  });
});

describe('any other fence', () => {
  it.each(['mdx', 'md example', 'mdx examples', 'mdx title="example"'])(
    'is left as it is: %s',
    (words) => {
      const nodes = read(`\`\`\`${words}\n${SOURCE}\n\`\`\``);
      expect(nodes.map(({type}) => type)).toEqual(['code']);
    },
  );
});
