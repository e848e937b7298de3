import {nextFence, type Line} from './containers';
import {readGroups} from './edits';

const CALLOUT =
  /^(?<margin>\s*)> *\[!(?<kind>[\w-]+)(?:\|[^\]]*)?\](?<fold>[+-]?)(?<title>.*)$/;
const NO_LINE: Line = {text: '', line: 1, own: false};
const QUOTED = /^\s*> ?/;

/** A line that continues the paragraph before it, even out of a quotation. */
const CONTINUED = /^\s*(?![-+*=] |\d+[.)] |[-*_=]{3}|:::|%%)[^\s#>|`~]/;

/** Counts the lines of the quotation at the start of some lines. */
function countQuoted(lines: readonly Line[]): number {
  let isOpen = false;
  const end = lines.findIndex(({text}) => {
    const isQuoted = QUOTED.test(text);
    isOpen = isQuoted ? /[^\s>]/.test(text) : isOpen && CONTINUED.test(text);
    return !isQuoted && !isOpen;
  });
  return end === -1 ? lines.length : end;
}

/** Rewrites the callout at the start of some lines as a container; undefined if there is none. */
function readCallout(lines: readonly Line[]): readonly Line[] | undefined {
  const [first = NO_LINE, ...rest] = lines;
  const found = readGroups<'margin' | 'kind' | 'fold' | 'title'>(
    CALLOUT,
    first.text,
  );
  if (found === undefined) {
    return undefined;
  }
  const {margin, kind, fold, title} = found;
  const inner = rest
    .slice(0, countQuoted(lines) - 1)
    .map((row) => ({...row, text: row.text.replace(QUOTED, margin)}));
  const fence = inner.reduce((open, {text}) => nextFence(open, text), '');
  const name =
    fold === '' ? kind : `details ${title.trim() === '' ? kind : ''}`;
  return [
    {...first, text: `${margin}::: ${name}${title}`.trimEnd()},
    ...inner,
    // A fence ends with the quotation that it is in.
    ...(fence === '' ? [] : [{...first, text: margin + fence}]),
    {...first, text: `${margin}:::`},
  ];
}

/** Whether some text has the sign of a comment without its partner. */
function isHalf(text: string): boolean {
  return text.replaceAll(/`[^`]+`/g, '').split('%%').length % 2 === 0;
}

/** Whether the first of some lines begins a comment. */
function beginsComment([first = NO_LINE, ...rest]: readonly Line[]): boolean {
  const isAlone = /^[\s>]*%%\s*$/.test(first.text);
  return isAlone || rest.some(({text}) => text.includes('%%'));
}

/** Adds a line, or its words to the last one. */
function addLine(done: Line[], row: Line, isJoined: boolean): void {
  const last = isJoined ? done.pop() : undefined;
  const words = row.text.replace(/^[\s>]+/, '');
  done.push(last ? {...last, text: `${last.text} ${words}`} : row);
}

/** Joins the lines of each comment, so that each is in one line. */
function joinComments(lines: readonly Line[]): readonly Line[] {
  const done: Line[] = [];
  let fence = '';
  let isOpen = false;
  for (const [at, row] of lines.entries()) {
    addLine(done, row, isOpen);
    fence = isOpen ? '' : nextFence(fence, row.text);
    if (fence === '' && isHalf(row.text)) {
      isOpen = !isOpen && beginsComment(lines.slice(at));
    }
  }
  if (isOpen) {
    addLine(done, {...NO_LINE, text: '%%'}, isOpen);
  }
  return done;
}

/** Rewrites callouts of Obsidian as containers, and gives each of its comments one line. */
export function rewriteCallouts(lines: readonly Line[]): readonly Line[] {
  const rest = [...joinComments(lines)];
  let fence = '';
  for (let at = 0; at < rest.length; at += 1) {
    const {text} = rest[at] ?? NO_LINE;
    fence = nextFence(fence, text);
    const isQuote = fence === '' && QUOTED.test(text);
    const callout = isQuote ? readCallout(rest.slice(at)) : undefined;
    if (callout !== undefined) {
      // Its lines take the place of those that were quoted, and may quote others.
      rest.splice(at, countQuoted(rest.slice(at)), ...callout);
    }
  }
  return rest;
}
