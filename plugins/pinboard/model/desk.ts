import {
  readFormat,
  writeFormat,
  type FileFormat,
  type FormatFault,
} from '../../../src/shared/model/fileFormat';
import {isRecord} from '../../../src/shared/model/isRecord';

/** A pinned target. */
export type Pin = {
  readonly id: string;
  /** Path of its page below the base path, with a leading slash. */
  readonly path: string;
  /** The part of the page, as `readTarget` decodes it; the whole page if empty. */
  readonly target: string;
  readonly title: string;
  /** The reader's note. */
  readonly note: string;
};

/** A named list of pins, in the reader's order. */
export type Desk = {
  readonly id: string;
  readonly name: string;
  readonly pins: readonly Pin[];
};

/** All pinboards of a reader, at least one, and which of them is open. */
export type Desks = {
  readonly open: string;
  readonly desks: readonly Desk[];
};

/** The parsed value, and the parts that could not be read, unchanged. */
type Parsed<Value> = {
  readonly value: Value;
  readonly unread: readonly unknown[];
};

/** Matches paths of pages, and rejects other hosts. */
const PATH = /^\/(?![/\\])[^\s?#\\]*$/;

/** Creates the pinboards of a new reader: one empty pinboard. */
export function createDesks(id: string, name: string): Desks {
  return {open: id, desks: [{id, name, pins: []}]};
}

export function findOpenDesk({open, desks}: Desks): Desk | undefined {
  return desks.find(({id}) => id === open) ?? desks[0];
}

/** Parses a list of items with ids; all other entries are returned unchanged. */
function parseList<Item extends {readonly id: string}>(
  list: unknown,
  parse: (item: Readonly<Record<string, unknown>>) => Item | undefined,
): Parsed<readonly Item[]> {
  const items = new Map<string, Item>();
  const unread: unknown[] = [];
  for (const item of Array.isArray(list) ? (list as unknown[]) : [list]) {
    const read = isRecord(item) ? parse(item) : undefined;
    if (read === undefined || items.has(read.id)) {
      unread.push(item);
    } else {
      items.set(read.id, read);
    }
  }
  return {value: [...items.values()], unread};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function parsePin({id, path, ...pin}: Readonly<Record<string, unknown>>) {
  const {target, title, note} = pin;
  return isText(id) &&
    isText(path) &&
    PATH.test(path) &&
    isText(target) &&
    isText(title) &&
    isText(note)
    ? {id, path, target, title, note}
    : undefined;
}

/** Parses a list of pinboards, and returns unreadable parts unchanged. */
export function parseDeskList(list: unknown): Parsed<readonly Desk[]> {
  const unread: unknown[] = [];
  const parsed = parseList(list, ({id, name, pins}) => {
    if (!isText(id) || !isText(name)) {
      return undefined;
    }
    const read = parseList(pins, parsePin);
    unread.push(...read.unread);
    return {id, name, pins: read.value};
  });
  return {...parsed, unread: [...parsed.unread, ...unread]};
}

/** Parses the stored pinboards; undefined if none can be read. */
export function parseDesks(stored: unknown): Parsed<Desks | undefined> {
  const {open, desks} = isRecord(stored) ? stored : {};
  const {value, unread} = parseDeskList(desks);
  const [first] = value;
  if (first === undefined) {
    return {value: undefined, unread: [stored]};
  }
  const found = value.find(({id}) => id === open) ?? first;
  return {value: {open: found.id, desks: value}, unread};
}

/** The format of a file of pinboards. */
const DESK_FORMAT: FileFormat = {format: 'desk', version: 1};

export function writeDeskFile({desks}: Desks): string {
  return writeFormat(DESK_FORMAT, {desks});
}

/** Parses a file; if it is foreign or damaged, nothing is imported. */
export function readDeskFile(
  text: string,
): {readonly fault: FormatFault} | Parsed<readonly Desk[]> {
  const file = readFormat(DESK_FORMAT, text);
  if ('fault' in file) {
    return file;
  }
  const parsed = parseDeskList(file.content['desks']);
  return parsed.value.length === 0 ? {fault: 'damaged'} : parsed;
}
