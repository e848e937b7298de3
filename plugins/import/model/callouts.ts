import {nextFence, type Line} from './containers';
import {readGroups} from './edits';

const CALLOUT =
  /^(?<margin>\s*)> *\[!(?<kind>[\w-]+)(?:\|[^\]]*)?\](?<fold>[+-]?)(?<title>.*)$/;
const NO_LINE: Line = {text: '', line: 1, own: false};
const QUOTED = /^\s*> ?/;

/** Counts the lines of the quotation at the start of some lines. */
function countQuoted(lines: readonly Line[]): number {
  const end = lines.findIndex(({text}) => !QUOTED.test(text));
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
    .slice(0, countQuoted(rest))
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

/** Rewrites comments of several lines as those of MDX. */
function rewriteComments(lines: readonly Line[]): readonly Line[] {
  let fence = '';
  let marks = 0;
  const done = lines.map((row) => {
    fence = nextFence(fence, row.text);
    const isMark = fence === '' && row.text.trim() === '%%';
    marks += Number(isMark);
    const isOpen = marks % 2 === 1;
    const text = isOpen ? '{/*' : '*/}';
    return isMark ? {...row, text, own: true} : {...row, own: isOpen};
  });
  const end = {...NO_LINE, text: '*/}', own: true};
  return marks % 2 === 1 ? [...done, end] : done;
}

/** Rewrites callouts of Obsidian as containers, and its comments as those of MDX. */
export function rewriteCallouts(lines: readonly Line[]): readonly Line[] {
  const rest = [...rewriteComments(lines)];
  let fence = '';
  for (let at = 0; at < rest.length; at += 1) {
    const {text, own} = rest[at] ?? NO_LINE;
    fence = nextFence(fence, text);
    const isQuote = fence === '' && !own && QUOTED.test(text);
    const callout = isQuote ? readCallout(rest.slice(at)) : undefined;
    if (callout !== undefined) {
      // Its lines take the place of those that were quoted, and may quote others.
      rest.splice(at, countQuoted(rest.slice(at)), ...callout);
    }
  }
  return rest;
}
