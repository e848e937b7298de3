/** A link as its author wrote it. */
export type SourceLink = {
  readonly url: string;
  /** Line of the page, counted from 1. */
  readonly line: number;
  /** Whether the link is an attribute of an element, not a link of Markdown. */
  readonly inElement: boolean;
};

const COMMENTS = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;

/** Matches inline code. */
const CODE_IN_TEXT = /(?<!`)(?<ticks>`+)(?!`)[^\n]*?[^`\n]\k<ticks>(?!`)/g;

/** Matches images, whose addresses are not links. */
const PICTURES = /!\[[^\]\n]*\]\([^)\n]*\)/g;

/** Matches the address of a link: after its text, in a definition, or in an element. */
const LINKS =
  /\]\(\s*(?:<(?<inSigns>[^>\n]+)>|(?<inText>[^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*))|^ {0,3}\[(?!\^)[^\]\n]+\]:\s*<?(?<atFoot>[^\s>]+)|\s(?:href|to)="(?<ofElement>[^"\n]+)"/gm;

/** Replaces matches by blanks, so that line numbers stay the same. */
function blank(source: string, pattern: RegExp): string {
  return source.replaceAll(pattern, (found) => found.replaceAll(/[^\n]/g, ' '));
}

/** Empties the lines of code blocks. */
function blankFences(source: string): string {
  let closing: string | undefined;
  const lines = source.split('\n').map((line) => {
    const text = line.trim();
    const signs = /^(?:`{3,}|~{3,})/.exec(text)?.[0];
    if (closing === undefined) {
      closing = signs;
      return signs === undefined ? line : '';
    }
    if (text === signs && text.startsWith(closing)) {
      closing = undefined;
    }
    return '';
  });
  return lines.join('\n');
}

/** Blanks code blocks and comments, which may contain lines that look like headings. */
export function withoutFences(source: string): string {
  return blank(blankFences(source), COMMENTS);
}

/** Lists the links of a page in their order. */
export function listSourceLinks(source: string): readonly SourceLink[] {
  const text = [CODE_IN_TEXT, PICTURES].reduce(blank, withoutFences(source));
  return [...text.matchAll(LINKS)].map((match) => {
    const {inSigns, inText, atFoot, ofElement} = match.groups ?? {};
    return {
      url: inSigns ?? inText ?? atFoot ?? ofElement ?? '',
      line: text.slice(0, match.index).split('\n').length,
      inElement: ofElement !== undefined,
    };
  });
}
