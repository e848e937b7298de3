import {
  TOKEN_PREFIX,
  readToken,
  tokenText,
  type Token,
} from '../../lib/lock/token';

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

/** Forgets what is remembered under a name. */
export function forgetToken(key: string): void {
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
}

/** Gives what is remembered under a name, that of this window last; what is no token is removed. */
export function tokensAt(key: string): readonly Token[] {
  return storages().flatMap((storage) => {
    const text = allowed(() => storage.getItem(key)) ?? null;
    const token = text === null ? undefined : readToken(text);
    if (text !== null && token === undefined) {
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
    keys.some((key) => typeof allowed(() => storage.getItem(key)) === 'string'),
  );
}

/** Tells whether any password is remembered here, whatever it opens. */
export function isAnythingRemembered(): boolean {
  return storages().some((storage) =>
    Object.keys(storage).some((key) => key.startsWith(TOKEN_PREFIX)),
  );
}

/** Remembers a token until it is forgotten, or for as long as the window is there. */
export function rememberToken(
  key: string,
  token: Token,
  {forLong}: {readonly forLong: boolean},
): void {
  const [kept, emptied] = forLong
    ? (['localStorage', 'sessionStorage'] as const)
    : (['sessionStorage', 'localStorage'] as const);
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
