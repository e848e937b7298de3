import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {basename} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {JSON_SCHEMA, load} from 'js-yaml';
import {bcryptCost, getSalt, sameSalt, usableHash} from './format/hash';
import {canonicalPath} from './format/paths';
import type {LockFile, LockList, PasswordEntry} from './format/types';

/** Hashes below this cost are guessed too fast. */
export const LEAST_COST = 10;

const text = Joi.string().allow('');

const list = Joi.object<LockList>({
  hint: text,
  entries: Joi.array()
    .items({
      id: text.required(),
      hash: text.required(),
      kekSalt: text.required(),
      pub: text,
      priv: text,
      demo: true,
    })
    .required(),
}).required();

const schema = Joi.object<LockFile>({
  version: Joi.valid(3).required(),
  global: Joi.boolean().required(),
  admin: list,
  paths: Joi.object().pattern(Joi.string(), list).required(),
}).required();

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
    return `has cost ${cost}, expected ${LEAST_COST} or more: revoke it, and add it again`;
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
    return 'has a hash but no key: revoke it, and add it again';
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

/**
 * Parses JSON in which no key stands twice: of two values a reviewer may see the one, and the build
 * take the other. YAML 1.2 includes JSON, and its parser names the line.
 */
function parseJson(file: string, text: string): unknown {
  try {
    return load(text, {schema: JSON_SCHEMA, filename: file});
  } catch (cause) {
    throw new Error(
      `${file}: expected JSON with each key once: ${(cause as Error).message}`,
      {cause},
    );
  }
}

/**
 * Parses a lock file.
 *
 * @param file its name, for messages.
 * @throws Error naming the entry, what was found and what was expected.
 */
export function parseLockFile(text: string, file = 'lock.json'): LockFile {
  const checked = schema.validate(parseJson(file, text), {
    convert: false,
  });
  if (checked.error !== undefined) {
    throw new Error(
      `${file}: expected a file of version 3 as "npx docusaurus lock" writes it: ${checked.error.message}.`,
    );
  }
  const lock = checked.value;
  const faults = listFaults(lock);
  if (faults.length > 0) {
    throw new Error(`${file}: ${faults.join('; ')}.`);
  }
  return lock;
}

/**
 * Reads a lock file; a site without one has no passwords.
 *
 * @throws Error naming the entry, what was found and what was expected.
 */
export function readLock(file: string): LockFile {
  return existsSync(file)
    ? parseLockFile(readFileSync(file, 'utf8'), basename(file))
    : {version: 3, global: false, admin: {entries: []}, paths: {}};
}

/** Writes a lock file after validating it. */
export function writeLock(file: string, lock: LockFile): void {
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  parseLockFile(text, basename(file));
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
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
