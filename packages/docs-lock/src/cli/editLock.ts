import {listEntries} from '../method/parseLockFile';
import {canonicalPath} from '../method/paths';
import type {LockFile, LockList, PasswordEntry} from '../method/types';

/** The argument for the list whose passwords open everything. */
const ADMIN = 'admin';

function readList({admin, paths}: LockFile, place: string): LockList {
  return place === ADMIN ? admin : (paths[place] ?? {entries: []});
}

function withList(lock: LockFile, place: string, list: LockList): LockFile {
  return place === ADMIN
    ? {...lock, admin: list}
    : {...lock, paths: {...lock.paths, [place]: list}};
}

/** Resolves an argument to a list of passwords: `admin`, or a path in its canonical form. */
export function findPlace(text: string): string {
  return text === ADMIN ? ADMIN : canonicalPath(text);
}

/**
 * Finds a password by its id.
 *
 * @throws Error listing the existing ids if there is none.
 */
export function findEntry(
  lock: LockFile,
  id: string,
): {readonly place: string; readonly entry: PasswordEntry} {
  const entries = listEntries(lock);
  const found = entries.find(({entry}) => entry.id === id);
  if (found === undefined) {
    const ids = entries.map(({entry}) => `"${entry.id}"`).join(', ');
    throw new Error(`found the id "${id}", expected one of ${ids || 'none'}.`);
  }
  return found;
}

/** A password to add. */
export type Addition = {
  readonly place: string;
  readonly entry: PasswordEntry;
  /** Replaces the hint that the prompt shows. */
  readonly hint?: string | undefined;
};

/**
 * Adds a password.
 *
 * @throws Error if its id is taken.
 */
export function withEntry(
  lock: LockFile,
  {place, entry, hint}: Addition,
): LockFile {
  if (listEntries(lock).some((other) => other.entry.id === entry.id)) {
    throw new Error(
      `found the id "${entry.id}", which is taken, expected another.`,
    );
  }
  const list = readList(lock, place);
  return withList(lock, place, {
    ...list,
    ...(hint !== undefined && {hint}),
    entries: [...list.entries, entry],
  });
}

/** Replaces the entry of a password. */
export function withChanged(lock: LockFile, changed: PasswordEntry): LockFile {
  const {place} = findEntry(lock, changed.id);
  const list = readList(lock, place);
  const entries = list.entries.map((entry) =>
    entry.id === changed.id ? changed : entry,
  );
  return withList(lock, place, {...list, entries});
}

/** Removes a password; the next build generates new keys. */
export function withoutEntry(lock: LockFile, id: string): LockFile {
  const {place} = findEntry(lock, id);
  const list = readList(lock, place);
  const entries = list.entries.filter((entry) => entry.id !== id);
  return withList(lock, place, {...list, entries});
}
