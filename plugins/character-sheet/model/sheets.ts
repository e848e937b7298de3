import {isRecord} from '../../../src/shared/model/isRecord';
import type {AnyCharacter, SheetRules} from './sheetRules';

/** The maximum number of characters in a browser. */
const MOST = 200;

export type KeptSheet = {
  readonly id: string;
  readonly character: AnyCharacter;
};

/** All characters of a browser, and which of them is open. */
export type Sheets = {
  /** Empty if none is open. */
  readonly open: string;
  readonly sheets: readonly KeptSheet[];
};

/** The changed choices of a character, by name. */
export type Changes = Readonly<Record<string, unknown>>;

/** A change that readers make to their characters. */
export type Change =
  | {
      readonly do: 'add';
      readonly sheet: KeptSheet;
      /** Its place among the others. */
      readonly at: number;
    }
  /** Changes only these choices, so that two tabs can change different ones. */
  | {readonly do: 'change'; readonly id: string; readonly changes: Changes}
  | {readonly do: 'remove'; readonly id: string}
  | {readonly do: 'open'; readonly id: string};

type Check = SheetRules['isCharacter'];

/** The state before any character is made. */
export const NO_SHEETS: Sheets = {open: '', sheets: []};

export function findOpenSheet({open, sheets}: Sheets): KeptSheet | undefined {
  return sheets.find(({id}) => id === open) ?? sheets[0];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Finds which choices differ between two states of a character, with their new values. */
export function findChanges(
  before: AnyCharacter,
  after: AnyCharacter,
): Changes {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after as object).filter(
      ([key, value]) => !isSame(old.get(key), value),
    ),
  );
}

function addOne(
  all: Sheets,
  {sheet, at}: Extract<Change, {do: 'add'}>,
): Sheets {
  return all.sheets.length >= MOST
    ? all
    : {open: sheet.id, sheets: all.sheets.toSpliced(at, 0, sheet)};
}

function changeOne(
  isCharacter: Check,
  sheets: Sheets,
  {id, changes}: Extract<Change, {do: 'change'}>,
): Sheets {
  const index = sheets.sheets.findIndex((sheet) => sheet.id === id);
  const found = sheets.sheets[index];
  const character: unknown = {...found?.character, ...changes};
  return found === undefined ||
    !isCharacter(character) ||
    isSame(character, found.character)
    ? sheets
    : {...sheets, sheets: sheets.sheets.with(index, {id, character})};
}

/** Makes a change; returns the same value if the change is impossible. */
export function changeSheets(
  isCharacter: Check,
  all: Sheets,
  change: Change,
): Sheets {
  const {sheets} = all;
  const has = (id: string): boolean => sheets.some((each) => each.id === id);
  switch (change.do) {
    case 'add':
      return has(change.sheet.id) ? all : addOne(all, change);
    case 'change':
      return changeOne(isCharacter, all, change);
    case 'remove':
      return has(change.id)
        ? {...all, sheets: sheets.filter(({id}) => id !== change.id)}
        : all;
    case 'open':
      return has(change.id) ? {...all, open: change.id} : all;
  }
}

/** Returns the change that undoes a change; undefined if it has changed nothing. */
export function invertChange(
  {sheets}: Sheets,
  change: Change,
): Change | undefined {
  switch (change.do) {
    case 'add':
      return {do: 'remove', id: change.sheet.id};
    case 'change': {
      const sheet = sheets.find(({id}) => id === change.id);
      const old = Object.entries(sheet?.character ?? {}).filter(([key]) =>
        Object.hasOwn(change.changes, key),
      );
      return {...change, changes: Object.fromEntries(old)};
    }
    case 'remove': {
      const at = sheets.findIndex(({id}) => id === change.id);
      const sheet = sheets[at];
      return sheet && {do: 'add', sheet, at};
    }
    case 'open':
      return undefined;
  }
}

/** The rules needed to read a stored character. */
type Reading = Pick<SheetRules, 'isCharacter' | 'migrate'>;

function parseSheet(
  {isCharacter, migrate}: Reading,
  value: unknown,
): KeptSheet | undefined {
  if (!isRecord(value)) {
    return undefined;
  }
  const {id} = value;
  const character = migrate(value['character']);
  return typeof id === 'string' && isCharacter(character)
    ? {id, character}
    : undefined;
}

/** Reads stored characters; returns those that cannot be read unchanged. */
export function readSheets(
  rules: Reading,
  stored: unknown,
): {readonly value?: Sheets; readonly unread: readonly unknown[]} {
  if (!isRecord(stored) || !Array.isArray(stored['sheets'])) {
    return {unread: [stored]};
  }
  const {open} = stored;
  const found: readonly unknown[] = stored['sheets'];
  const parsed = found.map((each) => parseSheet(rules, each));
  return {
    value: {
      open: typeof open === 'string' ? open : '',
      sheets: parsed.filter((sheet) => sheet !== undefined),
    },
    unread: found.filter((_, index) => parsed[index] === undefined),
  };
}
