import {relative} from 'node:path';
import type {Code, Heading, Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import {attribute, block} from './elements';
import type {Options} from './staticLinks';

/** The options of an example, after the language of its fence. */
type Request = {
  /** Heading of the example, if any. */
  readonly title: string | undefined;
  /** Whether the result takes the full width, with its source below. */
  readonly wide: boolean;
};

const REQUEST = /^example(?<wide> wide)?(?: title="(?<title>[^"]+)")?$/;

function isExample(node: RootContent): node is Code {
  return (
    node.type === 'code' &&
    node.lang === 'mdx' &&
    /^example\b/.test(node.meta ?? '')
  );
}

/**
 * Parses the options of an example.
 *
 * @throws Error naming page, line, what was found, and what was expected.
 */
function buildRequest({meta, position}: Code, page: string): Request {
  const groups = REQUEST.exec(meta ?? '')?.groups;
  if (groups === undefined) {
    throw new Error(
      `${page}:${position?.start.line ?? 1}: found a code block with "${meta ?? ''}", expected "example" or "example wide", and title="…" after it.`,
    );
  }
  return {title: groups['title'], wide: groups['wide'] !== undefined};
}

function createHeading(title: string): Heading {
  return {type: 'heading', depth: 3, children: [{type: 'text', value: title}]};
}

/** The source of an example, in a highlighted language. */
function createSource({value}: Code): Code {
  return {type: 'code', lang: 'markdown', value};
}

type Parse = (text: string) => Root;

function shown(code: Code, page: string, parse: Parse): readonly RootContent[] {
  const {title, wide} = buildRequest(code, page);
  // Empty lines before the text preserve the line numbers of the page.
  const linesBefore = '\n'.repeat(code.position?.start.line ?? 0);
  const {children} = parse(linesBefore + code.value);
  return [
    ...(title === undefined ? [] : [createHeading(title)]),
    block('Example', wide ? [attribute('wide')] : [], [
      block('div', [], children),
      createSource(code),
    ]),
  ];
}

/**
 * Shows the content of a fence ```` ```mdx example ```` beside its source, both from the same text.
 * It becomes part of the page before any other step runs, so other steps need no special case.
 */
export default function showExamples(
  this: Processor<Root>,
  {siteDir}: Options,
): void {
  const {parser} = this;
  if (parser === undefined) {
    throw new Error(
      'showExamples found no parser. Add it after the step that parses pages.',
    );
  }
  this.parser = (document, file) => {
    const page = relative(siteDir, file.path);
    const parse: Parse = (text) => {
      const tree = parser(text, file);
      return {
        ...tree,
        children: tree.children.flatMap((node) =>
          isExample(node) ? shown(node, page, parse) : [node],
        ),
      };
    };
    return parse(document);
  };
}
