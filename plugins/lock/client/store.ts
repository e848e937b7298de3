import {fromBase64} from '../format/base64';
import {openContentKey} from '../format/contentKey';
import {subtle} from '../format/cryptography';
import {LockError} from '../format/lockError';
import {normalizePassword, passwordFault} from '../format/password';
import {openJson} from '../format/sealing';
import {
  LOCK_DATABASE,
  LOCKED_EVENT,
  tokenKey,
  type Token,
} from '../format/token';
import type {SealedEntry, SealedPage, SealedScope} from '../format/types';
import {
  onForgotten,
  tellForgotten,
} from '../../../src/shared/client/tabChannel';
import type {SealedPayload} from '../format/payload';
import {createBcryptPool, type BcryptPool} from './bcryptPool';
import {findPassword} from './findPassword';
import {heldKey} from './heldKeys';
import {dropKeys, getKey, takeKey} from './keyRing';
import {closeLockedFiles} from './lockedFiles';
import {
  forgetAllTokens,
  forgetToken,
  isRemembered,
  readTokens,
  rememberToken,
} from './tokens';

export {readRecords} from './lockedFiles';

/** The input of the prompt. */
export type Attempt = {
  readonly password: string;
  /** Whether to remember the password beyond this visit. */
  readonly remember: boolean;
};

/** Unlocks a scope with a remembered token; undefined if that is no longer valid. */
async function openWith(
  {id, held}: Token,
  kind: SealedEntry['kind'],
  scope: SealedScope,
): Promise<CryptoKey | undefined> {
  const entry = scope.entries.find(
    (each) => each.id === id && each.kind === kind,
  );
  const kek = entry && (await heldKey(held));
  try {
    return kek && (await openContentKey(kek, entry, scope));
  } catch (error) {
    if (error instanceof LockError && error.fault === 'damaged') {
      return undefined;
    }
    throw error;
  }
}

/**
 * Unlocks a scope from remembered tokens, and returns whether that worked. Deletes tokens that no
 * longer work, such as those of a revoked password.
 */
export async function openRemembered(
  scope: SealedScope,
  baseUrl: string,
): Promise<boolean> {
  subtle();
  if (getKey(scope) !== undefined) {
    return true;
  }
  for (const kind of ['path', 'admin'] as const) {
    const name = tokenKey(kind, baseUrl, scope.scope);
    const tokens = readTokens(name);
    for (const token of tokens) {
      const key = await openWith(token, kind, scope);
      // Any tab may have locked meanwhile.
      if (key !== undefined && isRemembered([name])) {
        takeKey(scope, key);
        return true;
      }
    }
    if (tokens.length > 0) {
      await forgetToken(name);
    }
  }
  return false;
}

let prepared: BcryptPool | undefined;

/** Starts workers while a password is typed: one for each hash, and one for the key. */
export function prepareToUnlock({entries}: SealedScope): void {
  prepared ??= createBcryptPool(entries.length + 1);
}

/**
 * Unlocks a scope with a password, and returns whether it was correct. A wrong password leaves no
 * trace.
 */
export async function unlock(
  scope: SealedScope,
  baseUrl: string,
  {password: typed, remember}: Attempt,
): Promise<boolean> {
  subtle();
  if (passwordFault(typed) !== undefined) {
    return false;
  }
  const pool = prepared ?? createBcryptPool(scope.entries.length + 1);
  prepared = undefined;
  try {
    const password = normalizePassword(typed);
    const found = await findPassword(pool, password, scope.entries);
    if (found === undefined) {
      return false;
    }
    const {entry, kek} = found;
    const key = await openContentKey(kek, entry, scope);
    const name = tokenKey(entry.kind, baseUrl, scope.scope);
    await rememberToken(name, {id: entry.id, kek, forLong: remember});
    takeKey(scope, key);
    return true;
  } finally {
    pool.close();
  }
}

/**
 * Decrypts a page with the key of its scope.
 *
 * @param address the requested address, in its canonical form.
 * @throws LockError if the content is not what the build sealed for this address.
 */
export async function readPage(
  {scope: {scope}, data}: SealedPage,
  address: string,
  key: CryptoKey,
): Promise<SealedPayload> {
  const place = {scope, address};
  return (await openJson(key, fromBase64(data), place)) as SealedPayload;
}

/** Drops the keys and content unlocked in this window. */
function close(): void {
  closeLockedFiles();
  dropKeys();
}

/** Locks all pages in this window, forgets passwords, and removes their content from the site. */
async function lockHere(): Promise<void> {
  window.dispatchEvent(new Event(LOCKED_EVENT));
  close();
  await forgetAllTokens();
}

/** Locks all pages, here and in other windows, and forgets passwords. */
export async function lock(): Promise<void> {
  const locked = lockHere();
  tellForgotten(LOCK_DATABASE);
  await locked;
}

onForgotten(LOCK_DATABASE, () => {
  void lockHere();
});

// A page restored from the back/forward cache checks access again.
window.addEventListener('pageshow', ({persisted}) => {
  if (persisted) {
    close();
  }
});
