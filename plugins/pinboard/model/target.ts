import {decoded} from '../../../src/shared/model/decoded';
import {MAP_ID} from '../../../src/shared/model/mapHash';

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

type Form = readonly [
  form: RegExp,
  read: (first: string, second: string) => Target,
];

/** The encodings of targets, with their parsers. */
const forms: readonly Form[] = [
  [/^#(.+)$/s, (id) => ({kind: 'id', id})],
  [/^img:(.*)$/s, (alt) => ({kind: 'picture', alt})],
  [
    /^row:([^:]*):(.*)$/s,
    (table, first) => ({kind: 'row', table: decoded(table), first}),
  ],
  [/^map:((?:\?[^\s#]*)?)$/, (query) => ({kind: 'view', query})],
  [
    /^pdf:([1-9]\d{0,4}):(\/(?![/\\])[^\s?#\\]*)$/,
    (page, file) => ({kind: 'leaf', file, page: Number(page)}),
  ],
];

/** Encodes a row by its table and its first cell. */
export function writeRow(table: string, first: string): string {
  return `row:${encodeURIComponent(table)}:${first}`;
}

/** Decodes a stored target; any other form means the whole page. */
export function readTarget(text: string): Target {
  for (const [form, read] of forms) {
    const found = form.exec(text);
    if (found !== null) {
      return read(found[1] ?? '', found[2] ?? '');
    }
  }
  return {kind: 'page'};
}

/** Returns the query or hash that opens a target on its page. */
export function writeAddressEnd(text: string): string {
  const target = readTarget(text);
  if (target.kind === 'view') {
    return `${target.query}#${MAP_ID}`;
  }
  return target.kind === 'id' ? text : '';
}
