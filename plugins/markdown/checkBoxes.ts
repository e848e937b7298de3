import type {Root} from 'mdast';
import type {
  ContainerDirective,
  LeafDirective,
  TextDirective,
} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {nearest} from '../../src/shared/model/nearest';
import {getLine, isLabel} from './elements';
import {faultNoter, type PageFault} from './pageFaults';
import {readLines, readSource} from './sourceText';
import type {Options} from './staticLinks';

/** The boxes of Docusaurus and of this site that authors write. */
const BOXES = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'important',
  'secondary',
  'success',
  'spoiler',
  'session',
];

/** The boxes that authors write in a line of text. */
const IN_TEXT = ['dice', 'spoiler'];

/**
 * The colons of a box at the start of a line, after the marks of quotations and lists. One colon
 * may be missing.
 */
const FENCE = new RegExp(
  `^[\\s>*+-]*(?<signs>:{3,}|::(?=(?:${BOXES.join('|')})\\b))(?<rest>(?:[^:].*)?)$`,
);

type Directive = ContainerDirective | LeafDirective | TextDirective;

const DIRECTIVES = ['containerDirective', 'leafDirective', 'textDirective'];

function describeName(
  {name}: Directive,
  signs: string,
  known: readonly string[],
): Omit<PageFault, 'line'> {
  const close = nearest(name, known);
  return {
    found: `${signs}${name}`,
    expected: `one of ${known.join(', ')}${close === undefined ? '' : ` (did you mean ${signs}${close}?)`}`,
  };
}

/** Whether the last line of a box ends it. */
function isClosed(lines: readonly string[]): boolean {
  const rest = FENCE.exec(lines.at(-1) ?? '')?.groups?.['rest'];
  return lines.length > 1 && rest?.trim() === '';
}

function checkBlock(
  node: ContainerDirective,
  lines: readonly string[],
): Omit<PageFault, 'line'> | undefined {
  if (!BOXES.includes(node.name)) {
    return describeName(node, ':::', BOXES);
  }
  return isClosed(lines)
    ? undefined
    : {
        found: `:::${node.name} without a closing :::`,
        expected:
          'a line with ::: after the box (a box around another box needs one more colon on both lines)',
      };
}

function checkInline(node: TextDirective): Omit<PageFault, 'line'> | undefined {
  // Without a label, it is just a word after a colon.
  return node.children.length === 0 || IN_TEXT.includes(node.name)
    ? undefined
    : describeName(node, ':', IN_TEXT);
}

/** Describes a line of text that looks like the start of a box. */
function describeLine(signs: string, rest: string): Omit<PageFault, 'line'> {
  const [, name = '', words = ''] = /^([a-z]+)\b(.*)$/i.exec(rest.trim()) ?? [];
  if (name === '') {
    return {
      found: 'a line with ::: that closes no box',
      expected: 'a box above it, or no such line',
    };
  }
  const title = words.trim();
  const label = title === '' || /^[[{]/.test(title) ? title : `[${title}]`;
  return {
    found: `"${signs}${rest}", which does not start a box`,
    expected: `:::${name}${label} with an empty line before it`,
  };
}

/** Whether a line ends an open box. Keeps count of the open boxes. */
function endsBox(rest: string, open: {count: number}): boolean {
  const isEnd = rest.trim() === '';
  const isKnown = isEnd && open.count > 0;
  open.count += isEnd ? (isKnown ? -1 : 0) : 1;
  return isKnown;
}

/** Finds lines of text that look like starts of boxes. The matching end is not a further error. */
function checkParagraph(
  lines: readonly string[],
  first: number,
  open: {count: number},
): readonly PageFault[] {
  return lines.flatMap((text, index) => {
    const {signs = '', rest} = FENCE.exec(text)?.groups ?? {};
    if (rest === undefined) {
      return [];
    }
    return endsBox(rest, open)
      ? []
      : [{line: first + index, ...describeLine(signs, rest)}];
  });
}

/** Describes a directive that readers would see as source text, or that swallows the following text. */
function checkDirective(
  node: Directive,
  file: VFile,
): Omit<PageFault, 'line'> | undefined {
  if (node.type === 'containerDirective') {
    return checkBlock(node, readSource(file, node).split('\n'));
  }
  return node.type === 'textDirective'
    ? checkInline(node)
    : describeName(
        node,
        '::',
        BOXES.map((name) => `:${name}`),
      );
}

/** Finds boxes that readers would see as colons, or that swallow the following text. */
export default function checkBoxes({
  siteDir,
}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const note = faultNoter(siteDir, file);
    const open = {count: 0};
    visit(tree, 'paragraph', (node) => {
      const line = getLine(node);
      const lines = isLabel(node) ? [] : readLines(file, node);
      checkParagraph(lines, line, open).forEach(note);
    });
    visit(tree, DIRECTIVES, (node): void => {
      const fault = checkDirective(node as Directive, file);
      if (fault !== undefined) {
        note({line: getLine(node), ...fault});
      }
    });
  };
}
