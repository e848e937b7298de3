import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {wordsText} from './plainText';
import {proseLines} from './proseLines';

/** A part of a page: what stands before its first heading, or under one. */
export type PagePart = {
  /** The anchor of the heading; nothing before the first. */
  readonly id: string | undefined;
  readonly title: string;
  readonly markdown: string;
};

/** The deepest headings that are found by themselves. */
const DEEPEST = 3;

type Heading = {readonly id: string; readonly title: string};

/** Reads headings in their order, as the build names them: one that comes again gets a number. */
function headingReader(): (line: string) => Heading {
  const slugger = createSlugger();
  return (line) => {
    const {text, id} = parseMarkdownHeadingId(line.replace(/^#+/, '').trim());
    const title = wordsText(text);
    return {id: id ?? slugger.slug(title), title};
  };
}

/** Parts a page at its headings; each has the anchor that the built page gives it. */
export function parsePage(markdown: string): readonly PagePart[] {
  const readHeading = headingReader();
  const parts: (Omit<PagePart, 'markdown'> & {lines: string[]})[] = [
    {id: undefined, title: '', lines: []},
  ];
  for (const {line, level} of proseLines(markdown)) {
    // Deeper headings take their names too, so that later ones get theirs.
    const heading = level === undefined ? undefined : readHeading(line);
    if (heading !== undefined && (level ?? 0) <= DEEPEST) {
      parts.push({...heading, lines: []});
    } else {
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts.map(({lines, ...part}) => ({
    ...part,
    markdown: lines.join('\n'),
  }));
}
