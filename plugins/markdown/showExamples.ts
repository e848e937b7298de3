import {relative} from 'node:path';
import type {Code, Heading, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Processor} from 'unified';
import type {Options} from './staticLinks';

type FlowContent = MdxJsxFlowElement['children'][number];

/** What an author says of an example, after the language of its fence. */
type Request = {
  /** Heading over the example; none where absent. */
  readonly title: string | undefined;
  /** Whether the result takes the whole width, with its source below it. */
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

/** Tells whether a part of a page can stand inside of a component: front matter cannot. */
function isFlowContent(node: RootContent): node is FlowContent {
  return node.type !== 'yaml';
}

/**
 * Reads the options after the language of an example's fence.
 *
 * @throws Error naming page, line, what was found and what was expected.
 */
function buildRequest({meta, position}: Code, page: string): Request {
  const groups = REQUEST.exec(meta ?? '')?.groups;
  if (groups === undefined) {
    throw new Error(
      `${page}:${position?.start.line ?? 1}: found a fence with "${meta ?? ''}", expected "example", "example wide", and title="…" at its end.`,
    );
  }
  return {title: groups['title'], wide: groups['wide'] !== undefined};
}

function createHeading(title: string): Heading {
  return {type: 'heading', depth: 3, children: [{type: 'text', value: title}]};
}

/** The source of an example, in a language that is colored. */
function createSource({value}: Code): Code {
  return {type: 'code', lang: 'markdown', value};
}

function element(
  name: string,
  children: FlowContent[],
  attributes: MdxJsxAttribute[] = [],
): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}

const WIDE: MdxJsxAttribute = {
  type: 'mdxJsxAttribute',
  name: 'wide',
  value: null,
};

/** Turns the text of an example into a page of its own. */
type Parse = (text: string) => Root;

function shown(code: Code, page: string, parse: Parse): readonly RootContent[] {
  const {title, wide} = buildRequest(code, page);
  // Empty lines before the text keep the line numbers of the page.
  const linesBefore = '\n'.repeat(code.position?.start.line ?? 0);
  const {children} = parse(linesBefore + code.value);
  return [
    ...(title === undefined ? [] : [createHeading(title)]),
    element(
      'Example',
      [element('div', children.filter(isFlowContent)), createSource(code)],
      wide ? [WIDE] : [],
    ),
  ];
}

/**
 * Shows what a fence ```` ```mdx example ```` holds beside its source: both come from
 * the one text, so they never differ. What it holds is part of the page before any
 * other step sees the page, so to those there is no difference.
 */
export default function showExamples(
  this: Processor<Root>,
  {siteDir}: Options,
): void {
  const {parser} = this;
  if (parser === undefined) {
    throw new Error('Examples need the parser of the pages before them.');
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
