import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {basename} from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {JSON_SCHEMA, load} from 'js-yaml';
import {pluralForm} from '../../src/shared/model/pluralForm';
import {bcryptCost, getSalt, sameSalt, usableHash} from './format/hash';
import {canonicalPath} from './format/paths';
import type {LockFile, LockList, PasswordEntry} from './format/types';

/** Passwords can be guessed too fast from hashes below this cost. */
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
    return 'has a hash or salt that bcrypt cannot read';
  }
  if (cost < LEAST_COST) {
    return `has a cost of ${cost}, but needs at least ${LEAST_COST}: revoke it and add it again`;
  }
  if (kekCost < cost) {
    return `has a key of cost ${kekCost}, but needs at least ${cost}, the cost of its hash: otherwise the key is easier to guess`;
  }
  return sameSalt(hash, kekSalt)
    ? 'uses the same salt for its hash and its key, so the key could be read from the hash: revoke it and add it again'
    : undefined;
}

function entryFault(entry: PasswordEntry): string | undefined {
  const hash: unknown = entry.hash;
  if (!usableHash(hash)) {
    return `has a hash of ${pluralForm(String(hash).length, `1 character|${String(hash).length} characters`)} instead of 60`;
  }
  if (!entry.pub || !entry.priv) {
    return 'has a hash but no key: revoke it and add it again';
  }
  return saltFault(entry);
}

function prefixFault(prefix: string): readonly string[] {
  return canonicalPath(prefix) === prefix
    ? []
    : [
        `found the path "${prefix}", expected the spelling "${canonicalPath(prefix)}"`,
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
      .map((id) => `found the entry "${id}" twice, expected it once`),
    ...Object.keys(lock.paths).flatMap(prefixFault),
  ];
}

/**
 * Parses JSON and rejects duplicate keys, because a reviewer might see one value while the build
 * uses the other. YAML 1.2 includes JSON, and its parser names the line.
 */
function parseJson(file: string, text: string): unknown {
  try {
    return load(text, {schema: JSON_SCHEMA, filename: file});
  } catch (cause) {
    throw new Error(
      `${file}: expected valid JSON without duplicate keys: ${(cause as Error).message}`,
      {cause},
    );
  }
}

/**
 * Parses a lock file.
 *
 * @param file its name, for messages.
 * @throws Error naming the entry, what was found, and what was expected.
 */
export function parseLockFile(text: string, file = 'lock.json'): LockFile {
  const checked = schema.validate(parseJson(file, text), {
    convert: false,
  });
  if (checked.error !== undefined) {
    throw new Error(
      `${file}: expected a file of version 3, as written by "npx docusaurus lock": ${checked.error.message}.`,
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
 * @throws Error naming the entry, what was found, and what was expected.
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

/** Whether the whole site is locked: the flag is set, and some password opens the site. */
export function isGlobalLock({global, admin}: LockFile): boolean {
  return global && admin.entries.length > 0;
}

/** Lists the public demo passwords, which protect nothing. */
export function demoEntries(lock: LockFile): readonly string[] {
  return listEntries(lock)
    .filter(({entry}) => entry.demo === true)
    .map(({entry}) => entry.id);
}
