import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {
  readSessionCell,
  readSessionHeading,
} from '../../../src/shared/model/sessionMark';
import {wordsText} from './plainText';
import {proseLines} from './proseLines';

/** Text that belongs to one session of a campaign, or to none. */
type Piece = {
  readonly session: number | undefined;
  readonly markdown: string;
};

/** A part of a page: before its first heading, or under one. */
export type PagePart = {
  /** The anchor of the heading; undefined before the first. */
  readonly id: string | undefined;
  readonly title: string;
  /** The session of the heading, from its words or from the block around it. */
  readonly session: number | undefined;
  readonly pieces: readonly Piece[];
};

/** The deepest level of headings with search records of their own. */
const DEEPEST = 3;

type Heading = {readonly id: string; readonly title: string};

/**
 * Creates a function that assigns anchors to headings in order, as the build does: repeated
 * headings get a number.
 */
function headingReader(): (line: string) => Heading {
  const slugger = createSlugger();
  return (line) => {
    const {text, id} = parseMarkdownHeadingId(line.replace(/^#+/, '').trim());
    const title = wordsText(text);
    return {id: id ?? slugger.slug(title), title};
  };
}

/** Matches the start of a block with a session. */
const START = /^(?<colons>:{3,})session\[(?<label>[^\]]*)\]/;

/** Creates a function that returns the session of each line; null for the delimiters of a block. */
function sessionReader(): (line: string) => number | undefined | null {
  let end = '';
  let session: number | undefined;
  return (line) => {
    const {colons, label} = START.exec(line)?.groups ?? {};
    if (colons !== undefined) {
      end = colons;
      session = readSessionCell(label ?? '');
      return null;
    }
    if (end !== '' && /^:+\s*$/.test(line) && line.startsWith(end)) {
      end = '';
      session = undefined;
      return null;
    }
    return session;
  };
}

type OpenPart = Omit<PagePart, 'pieces'> & {
  readonly pieces: {readonly session: number | undefined; lines: string[]}[];
};

function addLine(
  {pieces}: OpenPart,
  line: string,
  session: number | undefined,
): void {
  const last = pieces.at(-1);
  if (last === undefined || last.session !== session) {
    pieces.push({session, lines: [line]});
  } else {
    last.lines.push(line);
  }
}

/** Splits a page at its headings, with the anchors of the built page. */
export function parsePage(markdown: string): readonly PagePart[] {
  const readHeading = headingReader();
  const readSession = sessionReader();
  let part: OpenPart = {
    id: undefined,
    title: '',
    session: undefined,
    pieces: [],
  };
  const parts = [part];
  for (const {line, level} of proseLines(markdown)) {
    const session = readSession(line);
    if (session === null) {
      continue;
    }
    // Deeper headings use up anchors too, which affects the numbers of later ones.
    const heading = level === undefined ? undefined : readHeading(line);
    if (heading !== undefined && (level ?? 0) <= DEEPEST) {
      part = {
        ...heading,
        session: session ?? readSessionHeading(heading.title),
        pieces: [],
      };
      parts.push(part);
    } else {
      addLine(part, line, session);
    }
  }
  return parts.map(({pieces, ...rest}) => ({
    ...rest,
    pieces: pieces.map(({session, lines}) => ({
      session,
      markdown: lines.join('\n'),
    })),
  }));
}
