import type {SealedEntry} from './types';

/** Prefix of all storage keys of the lock. */
export const TOKEN_PREFIX = 'docs-lock:';

/** What a browser remembers of a password: the key derived from it, never the password. */
export type Token = {
  /** Id of the entry that the password belongs to. */
  readonly id: string;
  /** Expiry, in milliseconds since 1970. */
  readonly until: number;
} & (
  | {
      /** Refers to a non-extractable key in the browser's key store. */
      readonly held: string;
    }
  | {
      /** The key itself, base64, if the browser cannot store it. */
      readonly kek: string;
    }
);

/** Returns the storage key of an unlock; sites on one host are kept apart by their base path. */
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

/** Serializes a token. */
export function tokenText(token: Token): string {
  return JSON.stringify({v: 2, ...token});
}

type Unknown = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null;
}

function parseToken({v, id, until, held, kek}: Unknown): Token | undefined {
  if (v !== 2 || typeof id !== 'string' || typeof until !== 'number') {
    return undefined;
  }
  if (typeof held === 'string') {
    return {id, until, held};
  }
  return typeof kek === 'string' ? {id, until, kek} : undefined;
}

/** Parses a stored token; undefined if it is malformed or has expired. */
export function readToken(text: string, now: number): Token | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const token = isRecord(value) ? parseToken(value) : undefined;
    return token !== undefined && now < token.until ? token : undefined;
  } catch {
    return undefined;
  }
}
