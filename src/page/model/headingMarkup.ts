/** A piece of a heading: text, or a tag with its content. */
export type HeadingPiece =
  | string
  | {
      readonly tag: HeadingTag;
      readonly pieces: readonly HeadingPiece[];
    };

const tags = ['code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup'] as const;

/** Tags that the table of contents keeps; other tags are reduced to their text. */
export type HeadingTag = (typeof tags)[number];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
  '#39': "'",
};

const TOKEN = /<(?<end>\/?)(?<name>[a-z][a-z\d]*)\b[^<>]*>|[^<]+|</gi;

function isTag(name: string): name is HeadingTag {
  return tags.some((tag) => tag === name);
}

function decodeText(text: string): string {
  return text.replaceAll(
    /&(?<name>#39|[a-z]{2,4});/g,
    (entity, name: string) =>
      Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? entity) : entity,
  );
}

/** An open tag with its content so far. */
type Level = {readonly tag: HeadingTag; readonly pieces: HeadingPiece[]};

/** The state of the parser: the pieces so far, and the open tags, outermost first. */
type ParserState = {readonly pieces: HeadingPiece[]; readonly open: Level[]};

function add({pieces, open}: ParserState, piece: HeadingPiece): void {
  (open.at(-1)?.pieces ?? pieces).push(piece);
}

function openTag(reading: ParserState, tag: HeadingTag): void {
  const level: Level = {tag, pieces: []};
  add(reading, level);
  reading.open.push(level);
}

/** Closes a tag and those left open inside it; does nothing if it is not open. */
function closeTag({open}: ParserState, name: HeadingTag): void {
  const place = open.findLastIndex(({tag}) => tag === name);
  if (place !== -1) {
    open.splice(place);
  }
}

function takeTag(reading: ParserState, name: string, isEnd: boolean): void {
  if (isTag(name)) {
    (isEnd ? closeTag : openTag)(reading, name);
  }
}

/**
 * Parses the markup of a heading into data. Unknown tags are dropped, attributes too.
 *
 * @param markup the HTML of the heading, from the build.
 */
export function parseHeading(markup: string): readonly HeadingPiece[] {
  const reading: ParserState = {pieces: [], open: []};
  for (const {0: token, groups} of markup.matchAll(TOKEN)) {
    const {name, end} = groups ?? {};
    if (name === undefined) {
      add(reading, decodeText(token));
    } else {
      takeTag(reading, name.toLowerCase(), end === '/');
    }
  }
  return reading.pieces;
}
