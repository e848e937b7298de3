import {toBase64} from './format/base64';
import {wrapContentKey} from './format/contentKey';
import {randomBytes} from './format/cryptography';
import {matchScope} from './format/paths';
import type {
  Bytes,
  LockFile,
  PasswordEntry,
  SealedEntry,
  SealedScope,
} from './format/types';
import {isGlobalLock} from './lockFile';

export type ScopeKey = Pick<SealedScope, 'scope' | 'build'> & {
  readonly contentKey: Bytes;
};

/** The scope that covers the whole site. */
const WHOLE = '/';

/**
 * Returns the scope that an address belongs to.
 *
 * @throws Error if it should be locked and no password would open it.
 */
export function getScope(lock: LockFile, address: string): string {
  const scope =
    matchScope(address, Object.keys(lock.paths)) ??
    (isGlobalLock(lock) ? WHOLE : undefined);
  if (scope === undefined) {
    throw new Error(
      `lock.json: found no password for ${address}. Add one with "npx docusaurus lock add".`,
    );
  }
  return scope;
}

export type KeyFor = (scope: string) => ScopeKey;

/** Generates the key of each scope once. Keys live as long as the returned function. */
export function keyMaker(): KeyFor {
  const keys = new Map<string, ScopeKey>();
  const build = toBase64(randomBytes(9));
  return (scope) => {
    const key = keys.get(scope) ?? {scope, build, contentKey: randomBytes(32)};
    keys.set(scope, key);
    return key;
  };
}

async function sealedEntry(
  {id, hash, kekSalt, pub, priv}: PasswordEntry,
  kind: SealedEntry['kind'],
  key: ScopeKey,
): Promise<SealedEntry> {
  const wrapped = await wrapContentKey(key.contentKey, {id, pub}, key);
  return {id, kind, hash, kekSalt, pub, priv, ...wrapped};
}

/**
 * Builds the public data of the passwords of a scope, which takes no secret.
 *
 * @throws Error if no password opens it.
 */
export async function sealedScope(
  lock: LockFile,
  key: ScopeKey,
): Promise<SealedScope> {
  const {scope, build} = key;
  const own = lock.paths[scope];
  const hint = (scope === WHOLE ? lock.admin.hint : own?.hint) ?? '';
  const entries = await Promise.all([
    ...(own?.entries ?? []).map((entry) => sealedEntry(entry, 'path', key)),
    ...lock.admin.entries.map((entry) => sealedEntry(entry, 'admin', key)),
  ]);
  if (entries.length === 0) {
    throw new Error(
      `lock.json: found no password for ${scope}. Add one with "npx docusaurus lock add ${scope}".`,
    );
  }
  return {scope, build, hint, entries};
}
