import {fromBase64, toBase64} from '../../lib/lock/base64';
import {openContentKey} from '../../lib/lock/contentKey';
import {subtle} from '../../lib/lock/cryptography';
import {usableHash} from '../../lib/lock/hash';
import {lockFaultOf} from '../../lib/lock/lockError';
import {normalizePassword, passwordFault} from '../../lib/lock/password';
import {openJson, pageBinding, searchBinding} from '../../lib/lock/sealing';
import {TOKEN_PREFIX, tokenKey, type Token} from '../../lib/lock/token';
import type {
  SealedEntry,
  SealedPage,
  SealedPayload,
  SealedRecords,
  SealedScope,
} from '../../lib/lock/types';
import type {SearchRecord} from '../../lib/search/record';
import {findEntry} from './findEntry';
import {dropKeys, keyOf, takeKey} from './keyRing';
import {closeLockedFiles} from './lockedFiles';
import {startWorker} from './startWorker';
import {
  LOCKED_SIGNAL,
  forgetAllTokens,
  forgetToken,
  rememberToken,
  signalLocked,
  tokensAt,
} from './tokens';
import {createWorkerPool} from './workerPool';

/** How many workers compare at once, at most. */
const MOST_WORKERS = 4;

/** What readers type into the prompt. */
export type Attempt = {
  readonly password: string;
  /** Whether they want to stay in after this visit. */
  readonly remember: boolean;
};

const kinds = ['path', 'admin'] as const;

/** Opens a scope with what was remembered, where that still opens it. */
async function openWith(
  {id, kek}: Token,
  kind: SealedEntry['kind'],
  scope: SealedScope,
): Promise<boolean> {
  const entry = scope.entries.find(
    (each) => each.id === id && each.kind === kind && usableHash(each.hash),
  );
  if (entry === undefined) {
    return false;
  }
  try {
    takeKey(scope, await openContentKey(fromBase64(kek), entry, scope));
    return true;
  } catch (error) {
    if (lockFaultOf(error) === 'insecure') {
      throw error;
    }
    return false;
  }
}

/**
 * Opens a scope for readers who are remembered, and tells whether they are. What does not
 * open it any more, as a password that was revoked, is forgotten.
 */
export async function openRemembered(
  scope: SealedScope,
  baseUrl: string,
): Promise<boolean> {
  subtle();
  if (keyOf(scope) !== undefined) {
    return true;
  }
  for (const kind of kinds) {
    const key = tokenKey(kind, baseUrl, scope.scope);
    const tokens = tokensAt(key);
    for (const token of tokens) {
      if (await openWith(token, kind, scope)) {
        return true;
      }
    }
    if (tokens.length > 0) {
      forgetToken(key);
    }
  }
  return false;
}

/** How many comparisons a device can make at once without its reader noticing. */
function poolSize(): number {
  const cores = navigator.hardwareConcurrency || 2;
  return Math.max(1, Math.min(MOST_WORKERS, cores));
}

/** Opens a scope with a password, and tells whether it was right; a wrong one leaves no trace. */
export async function unlock(
  scope: SealedScope,
  baseUrl: string,
  {password: typed, remember}: Attempt,
): Promise<boolean> {
  subtle();
  if (passwordFault(typed) !== undefined) {
    return false;
  }
  const pool = createWorkerPool(startWorker, poolSize());
  try {
    const password = normalizePassword(typed);
    const found = await findEntry(pool, password, scope.entries);
    if (found === undefined) {
      return false;
    }
    const {entry, kek} = found;
    const key = await openContentKey(kek, entry, scope);
    rememberToken(
      tokenKey(entry.kind, baseUrl, scope.scope),
      {id: entry.id, kek: toBase64(kek)},
      {forLong: remember},
    );
    takeKey(scope, key);
    return true;
  } finally {
    pool.close();
  }
}

/** Reads a page with the key of its scope. */
export async function readPage(
  {scope, doc, data}: SealedPage,
  key: CryptoKey,
): Promise<SealedPayload> {
  const binding = pageBinding(scope.scope, doc);
  // What opens was sealed by a build of this site.
  return (await openJson(key, fromBase64(data), binding)) as SealedPayload;
}

/** Reads what can be found in an area with the key of its scope. */
export async function readRecords(
  {area, scope, data}: SealedRecords,
  key: CryptoKey,
): Promise<readonly SearchRecord[]> {
  const binding = searchBinding(scope.scope, area);
  return (await openJson(
    key,
    fromBase64(data),
    binding,
  )) as readonly SearchRecord[];
}

/** Closes what is open in this window. */
function close(): void {
  closeLockedFiles();
  dropKeys();
}

/** Locks all pages, here and in other windows, and forgets who was let in. */
export function lock(): void {
  forgetAllTokens();
  signalLocked();
  close();
}

/** Another window locked, or forgot a password that is valid no more, or its reader cleared the storage. */
function onStorage({key, newValue}: StorageEvent): void {
  if (key === null || key === LOCKED_SIGNAL) {
    forgetAllTokens();
    close();
  } else if (key.startsWith(TOKEN_PREFIX) && newValue === null) {
    forgetToken(key);
    close();
  }
}

/** A page that comes back from the cache of the browser asks anew whether it may be read. */
function onPageShow({persisted}: PageTransitionEvent): void {
  if (persisted) {
    close();
  }
}

window.addEventListener('storage', onStorage);
window.addEventListener('pageshow', onPageShow);
