import {convertInline, type Conversion} from './convertInline';
import type {Line} from './hideComments';

/** The kinds of box that pages have, by the callouts of Obsidian that become them. */
const boxes: Readonly<Record<string, string>> = {
  note: 'note',
  example: 'note',
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  info: 'info',
  todo: 'info',
  question: 'info',
  help: 'info',
  faq: 'info',
  tip: 'tip',
  hint: 'tip',
  important: 'tip',
  success: 'tip',
  check: 'tip',
  done: 'tip',
  warning: 'warning',
  caution: 'warning',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  danger: 'danger',
  error: 'danger',
  bug: 'danger',
};

/** A fence around code: what is before its signs, the signs, and its language. */
type Fence = {
  readonly before: string;
  readonly signs: string;
  readonly language: string;
};

/** A callout: its kind, whether it folds, and its title. */
type Callout = {
  readonly kind: string;
  readonly folds: boolean;
  readonly title: string;
};

function readFence(text: string): Fence | undefined {
  const [found, before = '', signs = ''] =
    /^(\s*(?:[-*+]\s+|\d+[).]\s+)?)(`{3,}|~{3,})/.exec(text) ?? [];
  const language = text.slice(found?.length).trim();
  const isCode = signs.startsWith('`') && language.includes('`');
  return found === undefined || isCode ? undefined : {before, signs, language};
}

function readCallout(text: string): Callout | undefined {
  const [found, kind = '', fold = ''] =
    /^\[!([\w-]+)(?:\|[^\]]*)?\]([+-]?)/.exec(text) ?? [];
  return found === undefined
    ? undefined
    : {
        kind: kind.toLowerCase(),
        folds: fold !== '',
        title: text.slice(found.length).trim(),
      };
}

/** Whether a line has nothing but tags, or the name of the block above it. */
function isMarkAlone(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.every(
    (word) =>
      /^\^[\w-]+$/.test(word) ||
      (/^#[\p{L}\d_/-]+$/u.test(word) && /\p{L}/u.test(word)),
  );
}

/** A stretch of lines that are converted together. */
type Block =
  | {
      readonly kind: 'code';
      readonly fence: Fence;
      readonly lines: readonly Line[];
    }
  | {
      readonly kind: 'quote';
      readonly lines: readonly Line[];
    }
  | {readonly kind: 'line'; readonly lines: readonly [Line]};

/** More levels of quotes than this are not read as quotes. */
const DEEPEST = 30;

function isQuote(text: string): boolean {
  const signs = /^[ >]*/.exec(text)?.[0].replaceAll(' ', '') ?? '';
  return /^ {0,3}>/.test(text) && signs.length <= DEEPEST;
}

/** Finds the end of a fence; a line that is indented less is outside of it. */
function findCodeEnd(
  lines: readonly Line[],
  start: number,
  {before, signs}: Fence,
): number {
  for (let at = start + 1; at < lines.length; at += 1) {
    const text = lines[at]?.text ?? '';
    const word = text.trim();
    if (word !== '' && text.length - text.trimStart().length < before.length) {
      return at;
    }
    if (word.startsWith(signs) && new Set(word).size === 1) {
      return at + 1;
    }
  }
  return lines.length;
}

/** Takes the block that begins at a line. */
function takeBlock(lines: readonly Line[], start: number, first: Line): Block {
  const fence = readFence(first.text);
  if (fence !== undefined) {
    const end = findCodeEnd(lines, start, fence);
    return {kind: 'code', fence, lines: lines.slice(start, end)};
  }
  if (isQuote(first.text)) {
    const end = lines.findIndex(({text}, at) => at > start && !isQuote(text));
    return {
      kind: 'quote',
      lines: lines.slice(start, end === -1 ? undefined : end),
    };
  }
  return {kind: 'line', lines: [first]};
}

/** Whether the last line of code ends its fence. */
function isClosed(lines: readonly Line[], {signs}: Fence): boolean {
  return (
    lines.length > 1 && lines.at(-1)?.text.trim().startsWith(signs) === true
  );
}

function convertCode(
  fence: Fence,
  lines: readonly Line[],
  to: Conversion,
): readonly string[] {
  const {before, signs, language} = fence;
  const name = /^[\w+#-]+/.exec(language)?.[0] ?? 'text';
  if (/^(?:dataview(?:js)?|query|base|tasks)$/.test(name)) {
    to.lose(lines[0]?.line ?? 0, `a list made by ${name}, which is left out`);
    return [];
  }
  const code = lines.slice(1).map(({text}) => text);
  const end = `${' '.repeat(before.length)}${signs}`;
  return [
    `${before}${signs}${name}`,
    ...code,
    ...(isClosed(lines, fence) ? [] : [end]),
  ];
}

function convertCallout(
  callout: Callout & {readonly line: number},
  lines: readonly Line[],
  to: Conversion,
): readonly string[] {
  const {kind, folds, title, line} = callout;
  const box = boxes[kind];
  if (box === undefined) {
    to.lose(line, `a callout "${kind}", which becomes a note`);
  }
  if (folds) {
    to.lose(line, 'a callout that folds, which stays open');
  }
  const inner = convertBlocks(lines, to);
  const depth = Math.max(
    2,
    ...inner.map((line) => /^:{3,}/.exec(line)?.[0].length ?? 0),
  );
  const colons = ':'.repeat(depth + 1);
  const name = convertInline(title, {...to, line});
  return [
    '',
    `${colons}${box ?? 'note'}${name === '' ? '' : `[${name}]`}`,
    '',
    ...inner,
    '',
    colons,
    '',
  ];
}

function convertQuote(
  lines: readonly Line[],
  to: Conversion,
): readonly string[] {
  const [first, ...rest] = lines.map(({text, line}) => ({
    text: text.replace(/^ {0,3}> ?/, ''),
    line,
  }));
  if (first === undefined) {
    return [];
  }
  const callout = readCallout(first.text);
  if (callout !== undefined && !['quote', 'cite'].includes(callout.kind)) {
    return convertCallout({...callout, line: first.line}, rest, to);
  }
  const head = {...first, text: callout?.title ?? first.text};
  return convertBlocks([head, ...rest], to).map((line) =>
    `> ${line}`.trimEnd(),
  );
}

function convertLine({text, line}: Line, to: Conversion): string {
  const moved = to.note.hasTopHeading
    ? text.replace(/^#{1,5}(?=\s)/, '$&#')
    : text;
  if (moved.trim() !== '' && isMarkAlone(moved)) {
    convertInline(moved, {...to, line});
    return '';
  }
  if (/\$.*\$/.test(moved)) {
    to.lose(line, 'a formula, which is shown as text');
  }
  return convertInline(moved, {...to, line});
}

/** Converts lines of a note to those of a page: callouts, quotes, code and text. */
export function convertBlocks(
  lines: readonly Line[],
  to: Conversion,
): readonly string[] {
  const converted: string[] = [];
  let next = 0;
  for (const [at, first] of lines.entries()) {
    if (at < next) {
      continue;
    }
    const block = takeBlock(lines, at, first);
    next = at + block.lines.length;
    if (block.kind === 'code') {
      converted.push(...convertCode(block.fence, block.lines, to));
    } else if (block.kind === 'quote') {
      converted.push(...convertQuote(block.lines, to));
    } else {
      converted.push(convertLine(first, to));
    }
  }
  return converted;
}
