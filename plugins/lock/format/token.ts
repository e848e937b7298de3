import type {SealedEntry} from './types';

/**
 * The database of the keys that open locked pages, shared by all sites of an origin. Also the
 * channel that makes tabs lock pages.
 */
export const LOCK_DATABASE = 'docs-lock';

/** The window event that reports that everything was locked. */
export const LOCKED_EVENT = 'docs-lock:locked';

/** Prefix of all storage keys of the lock. */
export const TOKEN_PREFIX = 'docs-lock:';

/** The record of an unlock in a browser; contains neither the password nor a key. */
export type Token = {
  /** Id of the entry that the password belongs to. */
  readonly id: string;
  /** Expiry, in milliseconds since 1970. */
  readonly until: number;
  /** Names a non-extractable key in the browser's key store. */
  readonly held: string;
};

/** Returns the storage key of an unlock. The base path distinguishes sites on one host. */
export function tokenKey(
  kind: SealedEntry['kind'],
  baseUrl: string,
  scope: string,
): string {
  const base = baseUrl.replace(/\/$/, '');
  return kind === 'admin'
    ? `${TOKEN_PREFIX}global${base && `:${base}`}`
    : `${TOKEN_PREFIX}path:${base}${scope}`;
}

export function tokenText(token: Token): string {
  return JSON.stringify({v: 3, ...token});
}

function isToken(value: object): value is Token {
  return (
    'v' in value &&
    value.v === 3 &&
    'id' in value &&
    typeof value.id === 'string' &&
    'until' in value &&
    typeof value.until === 'number' &&
    'held' in value &&
    typeof value.held === 'string'
  );
}

/** Parses a stored token; undefined if it is malformed, of another version, or expired. */
export function readToken(text: string, now: number): Token | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' &&
      value !== null &&
      isToken(value) &&
      now < value.until
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}
