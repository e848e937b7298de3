import {bcryptCost, getSalt, sameSalt, usableHash} from './hash';
import {isCounter, isSigningKey} from './manifest';
import {canonicalPath} from './paths';
import type {LockFile, LockList, PasswordEntry} from './types';

/** Hashes below this cost are guessed too fast. */
export const LEAST_COST = 10;

/** The content of lock.json for a site without passwords. */
export const noLock: LockFile = {
  version: 1,
  global: false,
  admin: {entries: []},
  paths: {},
};

type Unknown = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function isEntry(value: unknown): value is PasswordEntry {
  return (
    isRecord(value) &&
    ['id', 'hash', 'kekSalt'].every((key) => typeof value[key] === 'string') &&
    ['pub', 'priv', 'signer'].every((key) => isText(value[key]))
  );
}

function isList(value: unknown): value is LockList {
  return (
    isRecord(value) &&
    isText(value['hint']) &&
    Array.isArray(value['entries']) &&
    value['entries'].every(isEntry)
  );
}

function isCounters(value: unknown): boolean {
  return (
    value === undefined ||
    (isRecord(value) && Object.values(value).every(isCounter))
  );
}

function isLockFile(value: unknown): value is LockFile {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    typeof value['global'] === 'boolean' &&
    isText(value['signer']) &&
    isCounters(value['sealed']) &&
    isList(value['admin']) &&
    isRecord(value['paths']) &&
    Object.values(value['paths']).every(isList)
  );
}

/** Lists all passwords of a site with the paths that they open. */
export function listEntries({admin, paths}: LockFile): readonly {
  readonly place: string;
  readonly entry: PasswordEntry;
}[] {
  return [['admin', admin] as const, ...Object.entries(paths)].flatMap(
    ([place, {entries}]) => entries.map((entry) => ({place, entry})),
  );
}

/** Returns the cost of a hash or a salt; undefined if it is neither. */
function getCost(hashOrSalt: string): number | undefined {
  try {
    getSalt(hashOrSalt);
    return bcryptCost(hashOrSalt);
  } catch {
    return undefined;
  }
}

function saltFault({hash, kekSalt}: PasswordEntry): string | undefined {
  const [cost, kekCost] = [getCost(hash), getCost(kekSalt)];
  if (cost === undefined || kekCost === undefined) {
    return 'has a hash or a salt that bcrypt does not read';
  }
  if (cost < LEAST_COST) {
    return `has cost ${cost}, expected ${LEAST_COST} or more: run "npm run lock -- rehash"`;
  }
  if (kekCost < cost) {
    return `has a key of cost ${kekCost}, expected ${cost} or more, as its hash has: the key would be guessed first`;
  }
  return sameSalt(hash, kekSalt)
    ? 'has one salt for hash and key: the key could be read from the hash'
    : undefined;
}

function entryFault(entry: PasswordEntry): string | undefined {
  const hash: unknown = entry.hash;
  if (!usableHash(hash)) {
    return `has a hash of ${String(hash).length} characters, expected exactly 60`;
  }
  if (!entry.pub || !entry.priv) {
    return 'has a hash but no key: run "npm run lock -- add"';
  }
  return saltFault(entry);
}

function prefixFault(prefix: string): readonly string[] {
  return canonicalPath(prefix) === prefix
    ? []
    : [
        `the path "${prefix}" is not in its plain spelling, expected "${canonicalPath(prefix)}"`,
      ];
}

/** Describes everything that would make a lock weak or useless. */
function listFaults(lock: LockFile): readonly string[] {
  const entries = listEntries(lock);
  const ids = entries.map(({entry}) => entry.id);
  return [
    ...(lock.signer === undefined || isSigningKey(lock.signer)
      ? []
      : ['the signer is no public key: run "npm run lock -- key"']),
    ...entries.flatMap(({place, entry}) => {
      const fault = entryFault(entry);
      return fault === undefined
        ? []
        : [`entry "${entry.id}" of ${place} ${fault}`];
    }),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `entry "${id}" stands twice`),
    ...Object.keys(lock.paths).flatMap(prefixFault),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`lock.json: expected JSON: ${String(cause)}`, {cause});
  }
}

/**
 * Parses lock.json.
 *
 * @throws Error naming the entry, what was found and what was expected.
 */
export function parseLockFile(text: string): LockFile {
  const lock = parsed(text);
  if (!isLockFile(lock)) {
    throw new Error(
      'lock.json: expected version 1, global, an admin list, lists by path, and whole numbers for what is sealed: write it with "npm run lock".',
    );
  }
  const faults = listFaults(lock);
  if (faults.length > 0) {
    throw new Error(`lock.json: ${faults.join('; ')}.`);
  }
  return lock;
}

/** Whether the whole site is locked: the flag is set, and there is a password that opens it. */
export function isGlobalLock({global, admin}: LockFile): boolean {
  return global && admin.entries.length > 0;
}

/** Lists the passwords that are published for demonstration, and so protect nothing. */
export function demoEntries(lock: LockFile): readonly string[] {
  return listEntries(lock)
    .filter(({entry}) => entry.demo === true)
    .map(({entry}) => entry.id);
}
