/** A piece of a heading: text, or a tag around more of it. */
export type HeadingPiece =
  | string
  | {
      readonly tag: HeadingTag;
      readonly pieces: readonly HeadingPiece[];
    };

const tags = ['code', 'del', 'em', 'kbd', 'strong', 'sub', 'sup'] as const;

/** Tags that the table of contents keeps; of others it keeps the text. */
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

/** What is read of a heading, and the tags that are still open, each in the one before. */
type Reading = {readonly pieces: HeadingPiece[]; readonly open: Level[]};

/** Adds a piece where the reading has come to. */
function add({pieces, open}: Reading, piece: HeadingPiece): void {
  (open.at(-1)?.pieces ?? pieces).push(piece);
}

function openTag(reading: Reading, tag: HeadingTag): void {
  const level: Level = {tag, pieces: []};
  add(reading, level);
  reading.open.push(level);
}

/** Ends a tag, and those that were left open in it; nothing where it is not open. */
function closeTag({open}: Reading, name: HeadingTag): void {
  const place = open.findLastIndex(({tag}) => tag === name);
  if (place !== -1) {
    open.splice(place);
  }
}

function takeTag(reading: Reading, name: string, isEnd: boolean): void {
  if (isTag(name)) {
    (isEnd ? closeTag : openTag)(reading, name);
  }
}

/**
 * Reads the markup of a heading as data: what is no known tag is text, and no attribute is kept.
 *
 * @param markup the heading as the build made it, in HTML.
 */
export function parseHeading(markup: string): readonly HeadingPiece[] {
  const reading: Reading = {pieces: [], open: []};
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
