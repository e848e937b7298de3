import {deriveKek, type HashPassword} from '@engine/docs-lock/method/entry';
import {usableHash} from '@engine/docs-lock/method/hash';
import {LockError} from '@engine/docs-lock/method/lockError';
import type {Bytes, SealedEntry} from '@engine/docs-lock/method/types';
import type {WorkerPool} from './workerPool';

/** The entry of a correct password, and the key derived from it. */
export type FoundEntry = {readonly entry: SealedEntry; readonly kek: Bytes};

/** Compares with one hash; a malformed hash never matches. */
async function matches(
  pool: WorkerPool,
  password: string,
  {hash}: SealedEntry,
): Promise<boolean> {
  const answer = await pool.ask({what: 'compare', password, against: hash});
  return 'matches' in answer && answer.matches;
}

/** Creates a hash function that runs in a worker. */
function createHasher(pool: WorkerPool): HashPassword {
  return async (password, salt) => {
    const answer = await pool.ask({what: 'hash', password, against: salt});
    if ('hash' in answer) {
      return answer.hash;
    }
    throw new LockError('worker', {cause: answer});
  };
}

/** Returns the first entry that matches, without waiting for the others. */
function firstMatch(
  pool: WorkerPool,
  password: string,
  entries: readonly SealedEntry[],
): Promise<SealedEntry | undefined> {
  return new Promise((resolve, reject) => {
    const compared = entries.map(async (entry) => {
      if (await matches(pool, password, entry)) {
        resolve(entry);
      }
    });
    Promise.all(compared).then(() => {
      resolve(undefined);
    }, reject);
  });
}

/**
 * Finds the entry of a password and derives its key. With a single entry both run in parallel,
 * which halves the time.
 */
export async function findEntry(
  pool: WorkerPool,
  password: string,
  entries: readonly SealedEntry[],
): Promise<FoundEntry | undefined> {
  const usable = entries.filter(({hash}) => usableHash(hash));
  const [only] = usable;
  const getKek = (entry: SealedEntry): Promise<Bytes> =>
    deriveKek(createHasher(pool), password, entry);
  const early =
    only !== undefined && usable.length === 1 ? getKek(only) : undefined;
  // If the password is wrong, the key is not awaited.
  early?.catch(() => undefined);
  const entry = await firstMatch(pool, password, usable);
  return entry && {entry, kek: await (early ?? getKek(entry))};
}
