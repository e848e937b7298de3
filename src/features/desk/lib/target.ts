/** What of a page a pin is; all of it, where it is a page. */
export type Target =
  | {readonly kind: 'page'}
  | {readonly kind: 'id'; readonly id: string}
  | {readonly kind: 'picture'; readonly alt: string}
  | {readonly kind: 'row'; readonly table: string; readonly first: string}
  /** The map of the page, with the query that opens it as it was. */
  | {readonly kind: 'view'; readonly query: string}
  /** A page of a document, by its number. */
  | {readonly kind: 'leaf'; readonly file: string; readonly page: number}
  /** Something of a locked page, by its place among all that can be pinned: that tells no word of it. */
  | {readonly kind: 'place'; readonly index: number};

/** Writes a target as pins keep it. */
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

/** The forms that targets are kept in. */
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

/** Reads what pins keep; one of an unknown form is the whole page. */
export function readTarget(text: string): Target {
  const [target] = forms.flatMap(([form, read]) => {
    const groups = form.exec(text)?.groups;
    return groups === undefined ? [] : [read(groups)];
  });
  return target ?? {kind: 'page'};
}

/**
 * What leads to a target, after the address of its page.
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
