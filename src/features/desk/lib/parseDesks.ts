import {isRecord} from '../../../shared/lib/isRecord';
import {limits, PATH, type Desk, type Desks, type Pin} from './desk';

/** The parsed value, and the parts that could not be read, unchanged. */
export type Parsed<Value> = {
  readonly value: Value;
  readonly unread: readonly unknown[];
};

function isText(value: unknown, most: number, least = 0): value is string {
  return (
    typeof value === 'string' && value.length >= least && value.length <= most
  );
}

/** Whether a value is a pin with valid properties. */
export function isPin(value: unknown): value is Pin {
  return (
    isRecord(value) &&
    isText(value['id'], limits.id, 1) &&
    isText(value['path'], limits.path, 1) &&
    PATH.test(value['path']) &&
    isText(value['target'], limits.target) &&
    isText(value['title'], limits.title, 1) &&
    isText(value['note'], limits.note)
  );
}

/**
 * Parses a list of things with ids of their own; whatever is none, or too many, is returned unchanged.
 *
 * @param parse returns undefined if an item cannot be read.
 */
function parseList<Item extends {readonly id: string}>(
  value: unknown,
  most: number,
  parse: (item: unknown) => Parsed<Item> | undefined,
): Parsed<readonly Item[]> {
  if (!Array.isArray(value)) {
    return {value: [], unread: [value]};
  }
  const items: readonly unknown[] = value;
  const parsed = new Map<string, Item>();
  const unread = items.flatMap((item) => {
    const read = parse(item);
    if (!read || parsed.has(read.value.id) || parsed.size >= most) {
      return [item];
    }
    parsed.set(read.value.id, read.value);
    return read.unread;
  });
  return {value: [...parsed.values()], unread};
}

function parsePin(item: unknown): Parsed<Pin> | undefined {
  if (!isPin(item)) {
    return undefined;
  }
  const {id, path, target, title, note} = item;
  return {value: {id, path, target, title, note}, unread: []};
}

function parseDesk(item: unknown): Parsed<Desk> | undefined {
  const {id, name, pins: list} = isRecord(item) ? item : {};
  if (!isText(id, limits.id, 1) || !isText(name, limits.name, 1)) {
    return undefined;
  }
  const {value: pins, unread} = parseList(list, limits.pins, parsePin);
  return {value: {id, name, pins}, unread};
}

/** Parses a list of desks, and returns unreadable parts unchanged. */
export function parseDeskList(value: unknown): Parsed<readonly Desk[]> {
  return parseList(value, limits.desks, parseDesk);
}

/** Parses the stored desks; undefined if none can be read. */
export function parseDesks(value: unknown): Parsed<Desks | undefined> {
  if (!isRecord(value)) {
    return {value: undefined, unread: [value]};
  }
  const {value: desks, unread} = parseDeskList(value['desks']);
  const [first] = desks;
  if (first === undefined) {
    return {value: undefined, unread: [value]};
  }
  const open = desks.find(({id}) => id === value['open']) ?? first;
  return {value: {open: open.id, desks}, unread};
}
