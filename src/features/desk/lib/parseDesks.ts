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

/** Whether a value is the path of a page. */
function isPath(value: unknown): value is string {
  return isText(value, limits.path, 1) && PATH.test(value);
}

/** Whether a value is a pin with valid properties. */
export function isPin(value: unknown): value is Pin {
  return (
    isRecord(value) &&
    isText(value['id'], limits.id, 1) &&
    isPath(value['path']) &&
    isText(value['target'], limits.target) &&
    isText(value['title'], limits.title, 1) &&
    isText(value['note'], limits.note)
  );
}

function copyPin({id, path, target, title, note}: Pin): Pin {
  return {id, path, target, title, note};
}

function parsePins(value: unknown): Parsed<readonly Pin[]> {
  if (!Array.isArray(value)) {
    return {value: [], unread: [value]};
  }
  const items: readonly unknown[] = value;
  const pins = new Map<string, Pin>();
  const unread: unknown[] = [];
  for (const item of items) {
    if (isPin(item) && !pins.has(item.id) && pins.size < limits.pins) {
      pins.set(item.id, copyPin(item));
    } else {
      unread.push(item);
    }
  }
  return {value: [...pins.values()], unread};
}

function parseDesk(value: unknown): Parsed<Desk> | undefined {
  if (
    !isRecord(value) ||
    !isText(value['id'], limits.id, 1) ||
    !isText(value['name'], limits.name, 1)
  ) {
    return undefined;
  }
  const {id, name} = value;
  const {value: pins, unread} = parsePins(value['pins']);
  return {value: {id, name, pins}, unread};
}

/** Parses a list of desks, and returns unreadable parts unchanged. */
export function parseDeskList(value: unknown): Parsed<readonly Desk[]> {
  if (!Array.isArray(value)) {
    return {value: [], unread: [value]};
  }
  const items: readonly unknown[] = value;
  const desks = new Map<string, Desk>();
  const unread: unknown[] = [];
  for (const item of items) {
    const parsed = parseDesk(item);
    if (
      parsed === undefined ||
      desks.has(parsed.value.id) ||
      desks.size >= limits.desks
    ) {
      unread.push(item);
    } else {
      desks.set(parsed.value.id, parsed.value);
      unread.push(...parsed.unread);
    }
  }
  return {value: [...desks.values()], unread};
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
