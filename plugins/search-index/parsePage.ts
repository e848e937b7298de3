import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {wordsText} from './plainText';
import {proseLines} from './proseLines';

/** A part of a page: before its first heading, or under one. */
export type PagePart = {
  /** The anchor of the heading; undefined before the first. */
  readonly id: string | undefined;
  readonly title: string;
  readonly markdown: string;
};

/** The deepest level of headings with search records of their own. */
const DEEPEST = 3;

type Heading = {readonly id: string; readonly title: string};

/** Creates a function that assigns anchors to headings in order, as the build does: repeated ones get a number. */
function headingReader(): (line: string) => Heading {
  const slugger = createSlugger();
  return (line) => {
    const {text, id} = parseMarkdownHeadingId(line.replace(/^#+/, '').trim());
    const title = wordsText(text);
    return {id: id ?? slugger.slug(title), title};
  };
}

/** Splits a page at its headings, with the anchors of the built page. */
export function parsePage(markdown: string): readonly PagePart[] {
  const readHeading = headingReader();
  const parts: (Omit<PagePart, 'markdown'> & {lines: string[]})[] = [
    {id: undefined, title: '', lines: []},
  ];
  for (const {line, level} of proseLines(markdown)) {
    // Deeper headings use up anchors too, which affects the numbers of later ones.
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
