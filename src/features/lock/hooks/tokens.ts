import {toBase64} from '@engine/docs-lock/method/base64';
import {importKey, randomBytes} from '@engine/docs-lock/method/cryptography';
import {
  TOKEN_PREFIX,
  readToken,
  tokenText,
  type Token,
} from '@engine/docs-lock/method/token';
import type {Bytes} from '@engine/docs-lock/method/types';
import {limits} from '../../../site/limits';
import {dropHeldKeys, holdKey} from './heldKeys';

/** A key that is written and removed at once, to notify other windows. */
export const LOCKED_SIGNAL = `${TOKEN_PREFIX}locked`;

const names = ['localStorage', 'sessionStorage'] as const;

/** Accesses storage; undefined if the browser denies it, or if it is null, as in some web views. */
function allowed<T>(act: () => T | null): T | undefined {
  try {
    return act() ?? undefined;
  } catch {
    return undefined;
  }
}

function storages(): readonly Storage[] {
  return names
    .map((name) => allowed(() => window[name]))
    .filter((storage) => storage !== undefined);
}

/** Reads a stored text. */
function readText(storage: Storage, key: string): string | undefined {
  return allowed(() => storage.getItem(key));
}

/** Removes the stored keys of a name. */
function dropHeld(key: string): void {
  for (const storage of storages()) {
    const token = readToken(readText(storage, key) ?? '', 0);
    if (token !== undefined && 'held' in token) {
      void dropHeldKeys(token.held);
    }
  }
}

/** Removes a token, and the stored key that it refers to. */
export function forgetToken(key: string): void {
  dropHeld(key);
  for (const storage of storages()) {
    allowed(() => {
      storage.removeItem(key);
    });
  }
}

/** Removes everything that the lock remembers, on this site and others on its host. */
export function forgetAllTokens(): void {
  const keys = storages().flatMap((storage) =>
    Object.keys(storage).filter((key) => key.startsWith(TOKEN_PREFIX)),
  );
  for (const key of keys) {
    forgetToken(key);
  }
  void dropHeldKeys();
}

/** Returns the tokens of a name, that of this window last. Malformed and expired tokens are removed. */
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

/** What is stored of a password. */
export type Memory = {
  readonly id: string;
  readonly kek: Bytes;
  /** Whether it outlives the window. */
  readonly forLong: boolean;
};

const DAY = 24 * 3600 * 1000;

/** Stores the key in the browser if possible; otherwise the token contains it. */
async function createToken({id, kek, forLong}: Memory): Promise<Token> {
  const days = forLong ? limits.rememberedDays : limits.sessionDays;
  const until = Date.now() + days * DAY;
  const held = toBase64(randomBytes(12));
  const key = await importKey(kek, 'decrypt');
  return (await holdKey(held, {key, until}))
    ? {id, until, held}
    : {id, until, kek: toBase64(kek)};
}

/** Remembers a password for as long as configured, or until the window is closed. */
export async function rememberToken(
  key: string,
  memory: Memory,
): Promise<void> {
  const [kept, emptied] = memory.forLong
    ? (['localStorage', 'sessionStorage'] as const)
    : (['sessionStorage', 'localStorage'] as const);
  const token = await createToken(memory);
  dropHeld(key);
  // If storage is denied or full, the page stays open while it is shown.
  allowed(() => {
    window[kept].setItem(key, tokenText(token));
  });
  allowed(() => {
    window[emptied].removeItem(key);
  });
}

/** Notifies other windows that everything was locked. */
export function signalLocked(): void {
  allowed(() => {
    window.localStorage.setItem(LOCKED_SIGNAL, '');
    window.localStorage.removeItem(LOCKED_SIGNAL);
  });
}
