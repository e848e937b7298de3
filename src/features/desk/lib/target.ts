/** The part of a page that a pin refers to, or the whole page. */
export type Target =
  | {readonly kind: 'page'}
  | {readonly kind: 'id'; readonly id: string}
  | {readonly kind: 'picture'; readonly alt: string}
  | {readonly kind: 'row'; readonly table: string; readonly first: string}
  /** A view of the map, as its query. */
  | {readonly kind: 'view'; readonly query: string}
  /** A page of a document, by its number. */
  | {readonly kind: 'leaf'; readonly file: string; readonly page: number};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Groups = Readonly<Record<string, string>>;

/** The encodings of targets, with their parsers. */
const forms: readonly (readonly [
  form: RegExp,
  read: (groups: Groups) => Target,
])[] = [
  [/^#(?<id>.+)$/s, ({id = ''}) => ({kind: 'id', id})],
  [/^img:(?<alt>.*)$/s, ({alt = ''}) => ({kind: 'picture', alt})],
  [
    /^row:(?<table>[^:]*):(?<first>.*)$/s,
    ({table = '', first = ''}) => ({
      kind: 'row',
      table: decode(table),
      first,
    }),
  ],
  [/^map:(?<query>(?:\?[^\s#]*)?)$/, ({query = ''}) => ({kind: 'view', query})],
  [
    /^pdf:(?<page>[1-9]\d{0,4}):(?<file>\/(?![/\\])[^\s?#\\]*)$/,
    ({page, file = ''}) => ({kind: 'leaf', file, page: Number(page)}),
  ],
];

/** Encodes a row by its table and its first cell. */
export function writeRow(table: string, first: string): string {
  return `row:${encodeURIComponent(table)}:${first}`;
}

/** Decodes a stored target; what has another form is the whole page. */
export function readTarget(text: string): Target {
  for (const [form, read] of forms) {
    const groups = form.exec(text)?.groups;
    if (groups !== undefined) {
      return read(groups);
    }
  }
  return {kind: 'page'};
}

/**
 * Returns the query or hash that opens a target on its page.
 *
 * @param mapId the id of a map on its page.
 */
export function writeAddressEnd(text: string, mapId: string): string {
  const target = readTarget(text);
  if (target.kind === 'view') {
    return `${target.query}#${mapId}`;
  }
  return target.kind === 'id' ? text : '';
}
