/** The part of a page that a pin refers to, or the whole page. */
export type Target =
  | {readonly kind: 'page'}
  | {readonly kind: 'id'; readonly id: string}
  | {readonly kind: 'picture'; readonly alt: string}
  | {readonly kind: 'row'; readonly table: string; readonly first: string}
  /** A view of the map, as its query. */
  | {readonly kind: 'view'; readonly query: string}
  /** A page of a document, by its number. */
  | {readonly kind: 'leaf'; readonly file: string; readonly page: number}
  /** An element of a locked page, by its index among all targets, which reveals no content. */
  | {readonly kind: 'place'; readonly index: number};

/** Encodes a target for storage. */
export function writeTarget(target: Target): string {
  switch (target.kind) {
    case 'page':
      return '';
    case 'id':
      return `#${target.id}`;
    case 'picture':
      return `img:${target.alt}`;
    case 'row':
      return `row:${encodeURIComponent(target.table)}:${target.first}`;
    case 'view':
      return `map:${target.query}`;
    case 'leaf':
      return `pdf:${target.page}:${target.file}`;
    case 'place':
      return `at:${target.index}`;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Groups = Readonly<Record<string, string | undefined>>;

/** The encodings of targets, with their parsers. */
const forms: readonly (readonly [
  form: RegExp,
  read: (groups: Groups) => Target,
])[] = [
  [/^#(?<id>[\s\S]+)$/, ({id = ''}) => ({kind: 'id', id})],
  [/^img:(?<alt>[\s\S]*)$/, ({alt = ''}) => ({kind: 'picture', alt})],
  [
    /^row:(?<table>[^:]*):(?<first>[\s\S]*)$/,
    ({table = '', first = ''}) => ({kind: 'row', table: decode(table), first}),
  ],
  [/^map:(?<query>(?:\?[^\s#]*)?)$/, ({query = ''}) => ({kind: 'view', query})],
  [
    /^pdf:(?<page>[1-9]\d{0,4}):(?<file>\/(?![/\\])[^\s?#\\]*)$/,
    ({page = '', file = ''}) => ({kind: 'leaf', file, page: Number(page)}),
  ],
  [
    /^at:(?<index>\d{1,5})$/,
    ({index = ''}) => ({kind: 'place', index: Number(index)}),
  ],
];

/** Decodes a stored target; unknown forms are the whole page. */
export function readTarget(text: string): Target {
  const [target] = forms.flatMap(([form, read]) => {
    const groups = form.exec(text)?.groups;
    return groups === undefined ? [] : [read(groups)];
  });
  return target ?? {kind: 'page'};
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
  return target.kind === 'id' ? `#${target.id}` : '';
}
