import {fromBase64} from '@engine/docs-lock/method/base64';
import {openContentKey} from '@engine/docs-lock/method/contentKey';
import {subtle} from '@engine/docs-lock/method/cryptography';
import {
  normalizePassword,
  passwordFault,
} from '@engine/docs-lock/method/password';
import {
  getArea,
  namePagePart,
  nameRecordsPart,
} from '@engine/docs-lock/method/parts';
import {
  openJson,
  pageBinding,
  searchBinding,
} from '@engine/docs-lock/method/sealing';
import {TOKEN_PREFIX, tokenKey} from '@engine/docs-lock/method/token';
import type {SealedPayload} from '../lib/payload';
import type {
  SealedPage,
  SealedRecords,
  SealedScope,
} from '@engine/docs-lock/method/types';
import type {SearchRecord} from '../../../shared/lib/searchRecord';
import {storage} from '../../../site/storage';
import {findEntry} from './findEntry';
import {dropKeys, getKey, takeKey} from './keyRing';
import {closeLockedFiles} from './lockedFiles';
import {requireTrusted} from './manifests';
import {startWorker} from './startWorker';
import {
  LOCKED_SIGNAL,
  forgetAllTokens,
  forgetToken,
  rememberToken,
  signalLocked,
  readTokens,
} from './tokens';
import {unlockScope} from './unlockScope';
import {createWorkerPool, type WorkerPool} from './workerPool';

export {expectManifest} from './manifests';

/** The maximum number of parallel workers. */
const MOST_WORKERS = 4;

/** The input of the prompt. */
export type Attempt = {
  readonly password: string;
  /** Whether to remember the password beyond this visit. */
  readonly remember: boolean;
};

const kinds = ['path', 'admin'] as const;

/**
 * Unlocks a scope from remembered tokens, and returns whether that worked. Tokens that no longer
 * work, such as of a revoked password, are forgotten.
 */
export async function openRemembered(
  scope: SealedScope,
  baseUrl: string,
): Promise<boolean> {
  subtle();
  if (getKey(scope) !== undefined) {
    return true;
  }
  for (const kind of kinds) {
    const key = tokenKey(kind, baseUrl, scope.scope);
    const tokens = readTokens(key);
    for (const token of tokens) {
      if (await unlockScope(token, kind, scope)) {
        return true;
      }
    }
    if (tokens.length > 0) {
      forgetToken(key);
    }
  }
  return false;
}

/** The number of parallel comparisons that does not slow the device down noticeably. */
function poolSize(): number {
  const cores = navigator.hardwareConcurrency || 2;
  return Math.max(1, Math.min(MOST_WORKERS, cores));
}

let prepared: WorkerPool | undefined;

/** Returns the workers that were started ahead, or new ones. */
function takePool(): WorkerPool {
  const pool = prepared ?? createWorkerPool(startWorker, poolSize());
  prepared = undefined;
  return pool;
}

/** Starts workers while a password is typed: one for the hash and one for the key. */
export function prepareToUnlock(): void {
  prepared = takePool();
  prepared.prepare(2);
}

/** Unlocks a scope with a password and returns whether it was correct; a wrong one leaves no trace. */
export async function unlock(
  scope: SealedScope,
  baseUrl: string,
  {password: typed, remember}: Attempt,
): Promise<boolean> {
  subtle();
  if (passwordFault(typed) !== undefined) {
    return false;
  }
  const pool = takePool();
  try {
    const password = normalizePassword(typed);
    const found = await findEntry(pool, password, scope.entries);
    if (found === undefined) {
      return false;
    }
    const {entry, kek} = found;
    const key = await openContentKey(kek, entry, scope);
    const name = tokenKey(entry.kind, baseUrl, scope.scope);
    await rememberToken(name, {id: entry.id, kek, forLong: remember});
    takeKey(scope, key, entry.signer);
    return true;
  } finally {
    pool.close();
  }
}

/**
 * Decrypts a page with the key of its scope.
 *
 * @throws LockError if it is not what a trusted signer has signed.
 */
export async function readPage(
  page: SealedPage,
  key: CryptoKey,
  baseUrl: string,
): Promise<SealedPayload> {
  const {scope, doc, data} = page;
  await requireTrusted(
    {area: getArea(doc), scope, baseUrl},
    await namePagePart({...page, scope: scope.scope}),
  );
  const binding = pageBinding(scope.scope, doc);
  return (await openJson(key, fromBase64(data), binding)) as SealedPayload;
}

/**
 * Decrypts the search records of an area with the key of its scope.
 *
 * @throws LockError if they are not what a trusted signer has signed.
 */
export async function readRecords(
  records: SealedRecords,
  key: CryptoKey,
  baseUrl: string,
): Promise<readonly SearchRecord[]> {
  const {area, scope, data} = records;
  await requireTrusted(
    {area, scope, baseUrl},
    await nameRecordsPart({...records, scope: scope.scope}),
  );
  const binding = searchBinding(scope.scope, area);
  return (await openJson(
    key,
    fromBase64(data),
    binding,
  )) as readonly SearchRecord[];
}

/** Drops what is unlocked in this window. */
function close(): void {
  closeLockedFiles();
  dropKeys();
}

/** Clears recent searches, which may reveal locked content. */
function forgetSearches(): void {
  try {
    localStorage.removeItem(storage.recentSearches);
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** Locks all pages, here and in other windows, and forgets passwords and searches. */
export function lock(): void {
  forgetAllTokens();
  forgetSearches();
  signalLocked();
  close();
}

/** Another window locked, forgot an invalid password, or cleared the storage. */
function onStorage({key, newValue}: StorageEvent): void {
  if (key === null || key === LOCKED_SIGNAL) {
    forgetAllTokens();
    close();
  } else if (key.startsWith(TOKEN_PREFIX) && newValue === null) {
    forgetToken(key);
    close();
  }
}

/** A page restored from the back/forward cache checks access again. */
function onPageShow({persisted}: PageTransitionEvent): void {
  if (persisted) {
    close();
  }
}

window.addEventListener('storage', onStorage);
window.addEventListener('pageshow', onPageShow);
