import {relative} from 'node:path';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {describeMarkupFault} from './describeMarkupFault';
import type {Options} from './staticLinks';

/** An error of the parser. */
type ParserError = {
  readonly reason: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
};

function isParserError(fault: unknown): fault is ParserError {
  return fault instanceof Error && 'reason' in fault;
}

/** The line of a fault, which some errors state only in their message. */
function findLine({reason, line}: ParserError): number {
  const opened = /^Expected a closing tag .*?\((?<line>\d+):/.exec(reason);
  return Number(opened?.groups?.['line'] ?? line ?? 1);
}

/** The text from a position to the end of the line. */
function readRest(text: string, {line, column}: ParserError): string {
  return (text.split('\n')[(line ?? 1) - 1] ?? '').slice((column ?? 1) - 1);
}

function reword(fault: unknown, text: string, page: string): unknown {
  if (!isParserError(fault)) {
    return fault;
  }
  const said = describeMarkupFault({
    reason: fault.reason,
    rest: readRest(text, fault),
  });
  return said === undefined
    ? fault
    : new Error(
        `${page}:${findLine(fault)}: found ${said.found}, expected ${said.expected}.`,
      );
}

/** Explains syntax errors in terms that authors know, with a fix. */
export default function describeMarkup(
  this: Processor<Root>,
  {siteDir}: Options,
): void {
  const {parser} = this;
  if (parser === undefined) {
    return;
  }
  const parse = parser as (text: string, file: VFile) => Root;
  this.parser = (text, file) => {
    try {
      return parse(text, file);
    } catch (fault) {
      throw reword(fault, text, relative(siteDir, file.path));
    }
  };
}
