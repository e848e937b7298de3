import type {SealedEntry} from './types';

/** Begins the name of everything that the lock remembers. */
export const TOKEN_PREFIX = 'docs-lock:';

/** What a browser remembers of a password: the key that it makes, never the password. */
export type Token = {
  /** Of the entry whose password it was. */
  readonly id: string;
  /** Base64. */
  readonly kek: string;
};

/** Names the storage of an unlock; sites that share a host keep theirs apart by their base path. */
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

/** Writes what is remembered. */
export function tokenText({id, kek}: Token): string {
  return JSON.stringify({v: 1, id, kek});
}

function isToken(value: unknown): value is Token & {readonly v: 1} {
  return (
    typeof value === 'object' &&
    value !== null &&
    'v' in value &&
    value.v === 1 &&
    'id' in value &&
    typeof value.id === 'string' &&
    'kek' in value &&
    typeof value.kek === 'string'
  );
}

/** Reads what was remembered; text that is no token gives nothing. */
export function readToken(text: string): Token | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isToken(value) ? {id: value.id, kek: value.kek} : undefined;
  } catch {
    return undefined;
  }
}
