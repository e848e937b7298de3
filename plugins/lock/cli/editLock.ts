import bcrypt from 'bcryptjs';
import {pluralForm} from '../../../src/shared/model/pluralForm';
import {createEntry} from '../format/entry';
import {bcryptCost, bcryptCosts} from '../format/hash';
import {canonicalPath} from '../format/paths';
import type {LockFile, LockList} from '../format/types';
import {LEAST_COST, listEntries} from '../lockFile';
import {BITS_PER_WORD, passphrase, WORDS} from './passphrase';

/** The place of passwords that open everything. */
const ADMIN = 'admin';

/** Minimum length of a password that was not generated. */
const LEAST_LENGTH = 16;

/** A lock file after a change, and the message to print. */
export type Edited = {readonly lock: LockFile; readonly said: string};

/** A password to add. */
export type Addition = {
  /** `admin`, or a path. */
  readonly place: string;
  readonly id: string;
  /** An empty text generates a password. */
  readonly typed: string;
  /** The cost of its hashes. */
  readonly cost?: number | undefined;
  /** Replaces the hint that the prompt shows. */
  readonly hint?: string | undefined;
  /** Whether it is public, to demonstrate the lock. */
  readonly demo?: boolean | undefined;
};

function changeList(
  lock: LockFile,
  place: string,
  change: (list: LockList) => LockList,
): LockFile {
  return place === ADMIN
    ? {...lock, admin: change(lock.admin)}
    : {
        ...lock,
        paths: {
          ...lock.paths,
          [place]: change(lock.paths[place] ?? {entries: []}),
        },
      };
}

function refuseFaulty(
  lock: LockFile,
  {id, typed, demo}: Addition,
  cost: number,
): void {
  if (listEntries(lock).some(({entry}) => entry.id === id)) {
    throw new Error(`The ID "${id}" is already used. Choose another.`);
  }
  if (!(cost >= LEAST_COST && cost <= bcryptCosts.most)) {
    throw new Error(
      `found a cost of ${cost}, expected ${LEAST_COST} to ${bcryptCosts.most}.`,
    );
  }
  if (typed !== '' && typed.length < LEAST_LENGTH && demo !== true) {
    throw new Error(
      `found a password of ${pluralForm(typed.length, `1 character|${typed.length} characters`)}, expected at least ${LEAST_LENGTH}, because anyone with a copy of the site can try passwords without limit. Leave it empty to generate one, or add --demo if the password is public.`,
    );
  }
}

/**
 * Adds a password.
 *
 * @throws Error if the id is taken, the cost out of range, or the password too short.
 */
export async function addPassword(
  lock: LockFile,
  addition: Addition,
): Promise<Edited> {
  const {id, typed, hint, cost = bcryptCosts.usual, demo = false} = addition;
  refuseFaulty(lock, addition, cost);
  const place =
    addition.place === ADMIN ? ADMIN : canonicalPath(addition.place);
  const password = typed === '' ? passphrase() : typed;
  const made = await createEntry(bcrypt, {id, password, cost});
  const entry = demo ? {...made, demo: true as const} : made;
  const told =
    typed === ''
      ? ` The password (${WORDS * BITS_PER_WORD} bits): ${password}`
      : '';
  return {
    lock: changeList(lock, place, (list) => ({
      ...list,
      ...(hint !== undefined && {hint}),
      entries: [...list.entries, entry],
    })),
    said: `Added "${id}" to ${place}, at cost ${cost}. It works after the next build.${told}`,
  };
}

/**
 * Removes a password; the next build generates new keys.
 *
 * @throws Error listing the existing ids if this one does not exist.
 */
export function revokePassword(lock: LockFile, id: string): Edited {
  const all = listEntries(lock);
  const found = all.find(({entry}) => entry.id === id);
  if (found === undefined) {
    const ids = all.map(({entry}) => `"${entry.id}"`).join(', ');
    throw new Error(
      all.length === 0
        ? `Found no password "${id}": there are no passwords yet.`
        : `Found no password "${id}", expected one of ${ids}.`,
    );
  }
  const {place} = found;
  return {
    lock: changeList(lock, place, (list) => ({
      ...list,
      entries: list.entries.filter((entry) => entry.id !== id),
    })),
    said: `Revoked "${id}" for ${place}. After the next build, it no longer opens anything. Anyone who had it can still open earlier builds: change anything on those pages that must stay secret.`,
  };
}

/** Lists all passwords, each on one line. */
export function listPasswords(lock: LockFile): readonly string[] {
  return listEntries(lock).map(
    ({place, entry: {id, hash, demo}}) =>
      `${place} ${id} (cost ${bcryptCost(hash)}${demo === true ? ', demo' : ''})`,
  );
}
