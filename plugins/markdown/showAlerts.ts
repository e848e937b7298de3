import type {Blockquote, Paragraph, PhrasingContent, Root} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {getLine} from './elements';
import {faultNoter} from './pageFaults';
import type {Options} from './staticLinks';

/** The boxes that replace GitHub alerts. */
const BOXES: ReadonlyMap<string, string> = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['caution', 'danger'],
]);

const START = /^\[!(?<kind>[\w-]+)\](?<fold>[+-]?)[ \t]*/;

/** The first paragraph of an alert: its first line, and the rest. */
type Parts = {
  readonly title: readonly PhrasingContent[];
  readonly rest: readonly PhrasingContent[];
};

/** Divides a paragraph at the end of its first line. */
function divide([first, ...others]: readonly PhrasingContent[]): Parts {
  if (first === undefined) {
    return {title: [], rest: []};
  }
  if (first.type === 'break') {
    return {title: [], rest: others};
  }
  const end = first.type === 'text' ? first.value.indexOf('\n') : -1;
  if (first.type !== 'text' || end === -1) {
    const {title, rest} = divide(others);
    return {title: [first, ...title], rest};
  }
  const [above, below] = [
    first.value.slice(0, end),
    first.value.slice(end + 1),
  ].map((value) => (value === '' ? [] : [{...first, value}]));
  return {title: above ?? [], rest: [...(below ?? []), ...others]};
}

function paragraphs(
  children: readonly PhrasingContent[],
  data?: Paragraph['data'],
): readonly Paragraph[] {
  return children.length === 0
    ? []
    : [{type: 'paragraph', children: [...children], ...(data && {data})}];
}

/** Reads how an alert begins; undefined for a quotation. */
function readStart({children: [first]}: Blockquote) {
  const [text] = first?.type === 'paragraph' ? first.children : [];
  return text?.type === 'text' ? START.exec(text.value) : null;
}

function toBox(
  {children: [first, ...others]}: Blockquote,
  name: string,
  start: string,
): ContainerDirective {
  const [text, ...words] = (first as Paragraph).children;
  const value = text?.type === 'text' ? text.value.slice(start.length) : '';
  const {title, rest} = divide([
    ...(value === '' ? [] : [{type: 'text', value} as const]),
    ...words,
  ]);
  return {
    type: 'containerDirective',
    name,
    attributes: {},
    children: [
      ...paragraphs(title, {directiveLabel: true}),
      ...paragraphs(rest),
      ...others,
    ],
  };
}

/** The kinds of alerts, as they are written. */
const KINDS = [...BOXES.keys()].map((kind) => `[!${kind.toUpperCase()}]`);

/** Finds the box that replaces an alert; undefined if no box has its kind. */
function findBox({groups}: RegExpExecArray): string | undefined {
  const {kind = '', fold = ''} = groups ?? {};
  return fold === '' ? BOXES.get(kind.toLowerCase()) : undefined;
}

/** Turns alerts in the syntax of GitHub and Obsidian into boxes. */
export default function showAlerts({
  siteDir,
}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    visit(tree, 'blockquote', (node, index, parent) => {
      const start = readStart(node);
      if (start === null) {
        return;
      }
      const box = findBox(start);
      if (box === undefined) {
        note({
          line: getLine(node),
          found: start[0].trim(),
          expected: `${KINDS.join(', ')}, or a box such as :::spoiler[name]`,
        });
      } else {
        parent?.children.splice(index ?? 0, 1, toBox(node, box, start[0]));
      }
    });
  };
}
