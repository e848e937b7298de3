import type {SealedEntry} from './types';

/** Begins the name of everything that the lock remembers. */
export const TOKEN_PREFIX = 'docs-lock:';

/** What a browser remembers of a password: the key that it makes, never the password. */
export type Token = {
  /** Of the entry whose password it was. */
  readonly id: string;
  /** When it ends, in milliseconds since 1970. */
  readonly until: number;
} & (
  | {
      /** Names a key that the browser holds and does not give out. */
      readonly held: string;
    }
  | {
      /** The key itself, base64, where the browser holds none. */
      readonly kek: string;
    }
);

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
export function tokenText(token: Token): string {
  return JSON.stringify({v: 2, ...token});
}

type Unknown = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null;
}

function tokenFrom({v, id, until, held, kek}: Unknown): Token | undefined {
  if (v !== 2 || typeof id !== 'string' || typeof until !== 'number') {
    return undefined;
  }
  if (typeof held === 'string') {
    return {id, until, held};
  }
  return typeof kek === 'string' ? {id, until, kek} : undefined;
}

/** Reads what was remembered; text that is no token, or one that has ended, gives nothing. */
export function readToken(text: string, now: number): Token | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const token = isRecord(value) ? tokenFrom(value) : undefined;
    return token !== undefined && now < token.until ? token : undefined;
  } catch {
    return undefined;
  }
}
