import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {describeFault} from '../pages/fault';
import {describeMarkupFault} from './describeMarkupFault';
import {getPagePath, noteFault} from './pageFaults';
import type {Options} from './staticLinks';

type ParserError = {
  readonly reason: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

function isParserError(fault: unknown): fault is ParserError {
  return fault instanceof Error && 'reason' in fault;
}

function readBefore(text: string, {line = 1, column = 1}: ParserError): string {
  const lines = text.split('\n').slice(0, line);
  return lines.with(-1, (lines.at(-1) ?? '').slice(0, column - 1)).join('\n');
}

/** The text from a position to the end of the line. */
function readRest(text: string, {line = 1, column = 1}: ParserError): string {
  return (text.split('\n')[line - 1] ?? '').slice(column - 1);
}

/** Finds the last brace in a text that the text does not close. */
function findOpenBrace(text: string): number {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    depth += Number(text[at] === '}') - Number(text[at] === '{');
    if (depth < 0) {
      return at;
    }
  }
  return 0;
}

/** The line of a fault. The parser notices unclosed elements far below, and states some lines only in words. */
function findLine(text: string, fault: ParserError): number {
  const {reason, line = 1} = fault;
  const opened = /^Expected a closing tag .*?\((?<line>\d+):/.exec(reason);
  if (opened !== null) {
    return Number(opened.groups?.['line']);
  }
  if (
    !/^Unexpected (?:end of file|lazy line|.* (?:name|slash),)/.test(reason)
  ) {
    return line;
  }
  const before = readBefore(text, fault);
  const at = /closing brace|expression/.test(reason)
    ? findOpenBrace(before)
    : before.lastIndexOf('<');
  return before.slice(0, at).split('\n').length;
}

/** Removes the faulty line or block of code, so that the rest can be parsed. */
function leaveOut(text: string, line: number, {reason}: ParserError): string {
  const lines = text.split('\n');
  const tag = /closing tag `<\/(?<name>[^`>]+)>` either/.exec(reason)?.groups?.[
    'name'
  ];
  const isOpening = (each: string, index: number): boolean =>
    index < line && tag !== undefined && each.includes(`<${tag}`);
  const opening = lines.findLastIndex(isOpening);
  const end = reason.includes('import/export')
    ? lines.findIndex((each, index) => index >= line && each.trim() === '')
    : line;
  return lines
    .map((each, index) =>
      index === opening || (index >= line - 1 && (index < end || end === -1))
        ? ''
        : each,
    )
    .join('\n');
}

/** Describes an error of the parser with file and line. */
function describe(fault: ParserError, text: string, path: string): string {
  const tag = text.slice(readBefore(text, fault).lastIndexOf('<'));
  return describeFault({
    path,
    line: findLine(text, fault),
    ...describeMarkupFault({
      reason: fault.reason,
      rest: readRest(text, fault),
      start: text.split('\n')[(fault.line ?? 1) - 1] ?? '',
      tag: /^\S*/.exec(tag)?.[0] ?? '',
    }),
  });
}

/**
 * Explains syntax errors in terms that authors know, with a fix. Also parses the text after an
 * error, so that a page reports all of its errors at once.
 */
export default function describeMarkup(
  this: Processor<Root>,
  {siteDir}: Options,
): void {
  const {parser: parse} = this;
  if (parse === undefined) {
    return;
  }
  const parseOn = (text: string, file: VFile): Root => {
    try {
      return parse(text, file);
    } catch (fault) {
      if (!isParserError(fault) || text.trim() === '') {
        throw fault;
      }
      noteFault(file, describe(fault, text, getPagePath(siteDir, file)));
      const rest = leaveOut(text, findLine(text, fault), fault);
      return parseOn(rest === text ? '' : rest, file);
    }
  };
  this.parser = parseOn;
}
