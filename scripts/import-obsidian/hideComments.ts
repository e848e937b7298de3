/** A line of a note, with its number in the file, from 1. */
export type Line = {readonly text: string; readonly line: number};

/** The lines of a note without its comments. */
type Shown = {
  readonly lines: readonly Line[];
  /** The lines at which comments begin. */
  readonly comments: readonly number[];
};

/** A comment that a line leaves open, by the sign that ends it. */
type Progress = {
  readonly end: string | undefined;
  readonly shown: string;
  readonly begun: number;
};

const ends: Readonly<Record<string, string>> = {'%%': '%%', '<!--': '-->'};

function hideInLine(text: string, open: string | undefined): Progress {
  let end = open;
  let shown = '';
  let begun = 0;
  let at = 0;
  const signs = /%%|<!--|-->/g;
  for (const {0: sign, index} of text.matchAll(signs)) {
    if (end === undefined && sign !== '-->') {
      shown += text.slice(at, index);
      end = ends[sign];
      begun += 1;
    } else if (sign === end) {
      at = index + sign.length;
      end = undefined;
    }
  }
  return {
    end,
    shown: end === undefined ? shown + text.slice(at) : shown,
    begun,
  };
}

/**
 * Leaves out comments, wherever they begin and end, so that no page shows what a note hides. One
 * without an end goes on to the end of the note, as in Obsidian.
 */
export function hideComments(all: readonly Line[]): Shown {
  const lines: Line[] = [];
  const comments: number[] = [];
  let end: string | undefined;
  let isCode = false;
  for (const {text, line} of all) {
    const isFence = end === undefined && /^\s*(?:`{3}|~{3})/.test(text);
    isCode = isFence ? !isCode : isCode;
    if (isCode || isFence) {
      lines.push({text, line});
      continue;
    }
    const progress = hideInLine(text, end);
    ({end} = progress);
    lines.push({text: progress.shown, line});
    comments.push(...Array.from({length: progress.begun}, () => line));
  }
  return {lines, comments};
}
