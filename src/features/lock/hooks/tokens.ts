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

/** What is written, and taken away at once, so that other windows hear of it. */
export const LOCKED_SIGNAL = `${TOKEN_PREFIX}locked`;

const names = ['localStorage', 'sessionStorage'] as const;

/** Does something with a storage that the browser lets us use; what it forbids gives nothing. */
function allowed<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function storages(): readonly Storage[] {
  return names
    .map((name) => allowed(() => window[name]))
    .filter((storage) => storage !== undefined);
}

/** What is remembered under a name in a storage, as text. */
function textAt(storage: Storage, key: string): string | undefined {
  return allowed(() => storage.getItem(key)) ?? undefined;
}

/** Has the browser forget the keys that it holds for a name. */
function dropHeld(key: string): void {
  for (const storage of storages()) {
    const token = readToken(textAt(storage, key) ?? '', 0);
    if (token !== undefined && 'held' in token) {
      void dropHeldKeys(token.held);
    }
  }
}

/** Forgets what is remembered under a name, and the key that the browser holds for it. */
export function forgetToken(key: string): void {
  dropHeld(key);
  for (const storage of storages()) {
    allowed(() => {
      storage.removeItem(key);
    });
  }
}

/** Forgets all that the lock remembers, on this site and on those that share its host. */
export function forgetAllTokens(): void {
  const keys = storages().flatMap((storage) =>
    Object.keys(storage).filter((key) => key.startsWith(TOKEN_PREFIX)),
  );
  for (const key of keys) {
    forgetToken(key);
  }
  void dropHeldKeys();
}

/** Gives what is remembered under a name, that of this window last; what is no token, or has ended, is removed. */
export function tokensAt(key: string): readonly Token[] {
  return storages().flatMap((storage) => {
    const text = textAt(storage, key);
    const token = text === undefined ? undefined : readToken(text, Date.now());
    if (text !== undefined && token === undefined) {
      allowed(() => {
        storage.removeItem(key);
      });
    }
    return token ?? [];
  });
}

/** Tells whether anything is remembered under one of a few names. */
export function isRemembered(keys: readonly string[]): boolean {
  return storages().some((storage) =>
    keys.some((key) => textAt(storage, key) !== undefined),
  );
}

/** Tells whether any password is remembered here, whatever it opens. */
export function isAnythingRemembered(): boolean {
  return storages().some((storage) =>
    Object.keys(storage).some((key) => key.startsWith(TOKEN_PREFIX)),
  );
}

/** What is to be remembered of a password. */
export type Memory = {
  readonly id: string;
  readonly kek: Bytes;
  /** Whether it outlives the window. */
  readonly forLong: boolean;
};

const DAY = 24 * 3600 * 1000;

/** Hands the key to the browser, which holds it where it can; else the token holds it. */
async function createToken({id, kek, forLong}: Memory): Promise<Token> {
  const days = forLong ? limits.rememberedDays : limits.sessionDays;
  const until = Date.now() + days * DAY;
  const held = toBase64(randomBytes(12));
  const key = await importKey(kek, 'decrypt');
  return (await holdKey(held, {key, until}))
    ? {id, until, held}
    : {id, until, kek: toBase64(kek)};
}

/** Remembers a password for as long as the limits say, or for as long as the window is there. */
export async function rememberToken(
  key: string,
  memory: Memory,
): Promise<void> {
  const [kept, emptied] = memory.forLong
    ? (['localStorage', 'sessionStorage'] as const)
    : (['sessionStorage', 'localStorage'] as const);
  const token = await createToken(memory);
  dropHeld(key);
  // Without storage, or where it is full, the page stays open for as long as it is shown.
  allowed(() => {
    window[kept].setItem(key, tokenText(token));
  });
  allowed(() => {
    window[emptied].removeItem(key);
  });
}

/** Tells other windows that everything was locked here. */
export function signalLocked(): void {
  allowed(() => {
    window.localStorage.setItem(LOCKED_SIGNAL, '');
    window.localStorage.removeItem(LOCKED_SIGNAL);
  });
}
