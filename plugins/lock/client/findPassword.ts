import {importKey} from '../format/cryptography';
import {deriveKek} from '../format/entry';
import {usableHash} from '../format/hash';
import {LockError} from '../format/lockError';
import type {SealedEntry} from '../format/types';
import type {BcryptPool} from './bcryptPool';

/** The entry of a correct password, and the non-extractable key derived from it. */
export type FoundPassword = {
  readonly entry: SealedEntry;
  readonly kek: CryptoKey;
};

async function getKek(
  pool: BcryptPool,
  password: string,
  entry: SealedEntry,
): Promise<CryptoKey> {
  const hash = async (typed: string, salt: string): Promise<string> => {
    const answer = await pool.ask({
      what: 'hash',
      password: typed,
      against: salt,
    });
    if (typeof answer !== 'string') {
      throw new LockError('damaged');
    }
    return answer;
  };
  return importKey(await deriveKek(hash, password, entry), 'decrypt');
}

/** Returns the first entry that matches, without waiting for the others. */
function firstMatch(
  pool: BcryptPool,
  password: string,
  entries: readonly SealedEntry[],
): Promise<SealedEntry | undefined> {
  return new Promise((resolve, reject) => {
    const compared = entries.map(async (entry) => {
      const {hash: against} = entry;
      if ((await pool.ask({what: 'compare', password, against})) === true) {
        resolve(entry);
      }
    });
    Promise.all(compared).then(() => {
      resolve(undefined);
    }, reject);
  });
}

/**
 * Finds the entry of a password and derives its key. A hash that is not exactly 60 characters long
 * never matches. With a single entry both run in parallel, which halves the time.
 */
export async function findPassword(
  pool: BcryptPool,
  password: string,
  entries: readonly SealedEntry[],
): Promise<FoundPassword | undefined> {
  const usable = entries.filter(({hash}) => usableHash(hash));
  const [only, ...others] = usable;
  const early =
    only !== undefined && others.length === 0
      ? getKek(pool, password, only)
      : undefined;
  // If the password is wrong, the key is not awaited.
  early?.catch(() => undefined);
  const entry = await firstMatch(pool, password, usable);
  return entry && {entry, kek: await (early ?? getKek(pool, password, entry))};
}
