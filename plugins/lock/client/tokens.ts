import {toBase64} from '../format/base64';
import {randomBytes} from '../format/cryptography';
import {TOKEN_PREFIX, readToken, tokenText, type Token} from '../format/token';
import {dropHeldKeys, holdKey} from './heldKeys';

const DAY = 24 * 3600 * 1000;

/**
 * Days for which a password is remembered, and for which it is valid in a window that stays open.
 */
const REMEMBERED_DAYS = 90;
const WINDOW_DAYS = 1;

/**
 * Accesses storage; undefined if the browser denies it, or if storage is null, as in some web
 * views.
 */
function allowed<T>(act: () => T | null): T | undefined {
  try {
    return act() ?? undefined;
  } catch {
    return undefined;
  }
}

function storages(): readonly Storage[] {
  return (['localStorage', 'sessionStorage'] as const)
    .map((name) => allowed(() => window[name]))
    .filter((storage) => storage !== undefined);
}

function readText(storage: Storage, key: string): string | undefined {
  return allowed(() => storage.getItem(key));
}

/** Removes a token, and the stored key that it names. */
export async function forgetToken(key: string): Promise<void> {
  for (const storage of storages()) {
    const token = readToken(readText(storage, key) ?? '', 0);
    allowed(() => {
      storage.removeItem(key);
    });
    if (token !== undefined) {
      await dropHeldKeys(token.held);
    }
  }
}

/** Removes everything that the lock remembers, on this site and others on its host. */
export async function forgetAllTokens(): Promise<void> {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(TOKEN_PREFIX)) {
        storage.removeItem(key);
      }
    }
  }
  await dropHeldKeys();
}

/**
 * Returns the tokens of a name; the token of this window is last. Removes tokens that are
 * malformed, old, or expired.
 */
export function readTokens(key: string): readonly Token[] {
  return storages().flatMap((storage) => {
    const text = readText(storage, key);
    const token = text === undefined ? undefined : readToken(text, Date.now());
    if (text !== undefined && token === undefined) {
      allowed(() => {
        storage.removeItem(key);
      });
    }
    return token ?? [];
  });
}

/** Whether there is a token under one of several names. */
export function isRemembered(keys: readonly string[]): boolean {
  return storages().some((storage) =>
    keys.some((key) => readText(storage, key) !== undefined),
  );
}

/** Whether any password is remembered here. */
export function isAnythingRemembered(): boolean {
  return storages().some((storage) =>
    Object.keys(storage).some((key) => key.startsWith(TOKEN_PREFIX)),
  );
}

/** The stored data of a password. */
export type Memory = {
  /** Id of its entry. */
  readonly id: string;
  readonly kek: CryptoKey;
  /** Whether it outlives the window. */
  readonly forLong: boolean;
};

/**
 * Remembers a password for as long as configured, or until the window is closed. If the browser
 * stores no keys, the page stays unlocked only while it is shown.
 */
export async function rememberToken(
  key: string,
  {id, kek, forLong}: Memory,
): Promise<void> {
  await forgetToken(key);
  const days = forLong ? REMEMBERED_DAYS : WINDOW_DAYS;
  const until = Date.now() + days * DAY;
  const held = toBase64(randomBytes(12));
  if (await holdKey(held, {key: kek, until})) {
    allowed(() => {
      const storage = forLong ? window.localStorage : window.sessionStorage;
      storage.setItem(key, tokenText({id, until, held}));
    });
  }
}
