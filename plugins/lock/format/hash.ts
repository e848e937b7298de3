import {LockError} from './lockError';

/** Length of a bcrypt hash in characters; anything else never matches. */
const HASH_LENGTH = 60;
/** Length of the version, cost, and salt of a hash in characters. */
const SALT_LENGTH = 29;

/** The range of costs that bcrypt supports, and the default. */
export const bcryptCosts = {least: 4, most: 31, usual: 10} as const;

/** Whether passwords can be compared with a hash at all. */
export function usableHash(hash: unknown): hash is string {
  return typeof hash === 'string' && hash.length === HASH_LENGTH;
}

export function usableCost(cost: number): boolean {
  return (
    Number.isInteger(cost) &&
    cost >= bcryptCosts.least &&
    cost <= bcryptCosts.most
  );
}

/**
 * Returns the cost of a hash or a salt.
 *
 * @throws Error if it is neither.
 */
export function bcryptCost(hashOrSalt: string): number {
  if (!hashOrSalt.startsWith('$2')) {
    throw new LockError('salt-version');
  }
  const revision = /^\$2([^$]*)\$/.exec(hashOrSalt)?.[1];
  if (!['a', 'b', 'y'].includes(revision ?? '')) {
    throw new LockError('salt-revision');
  }
  const rounds = /^\$2[aby]\$(\d{2})\$/.exec(hashOrSalt)?.[1];
  if (rounds === undefined) {
    throw new LockError('missing-rounds');
  }
  const cost = Number(rounds);
  if (!usableCost(cost)) {
    throw new LockError('cost');
  }
  return cost;
}

/** The alphabet of bcrypt's base64, by value. */
const SIGNS =
  './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Only the two high bits of the last salt character count; bcrypt ignores the others. */
const LAST_STEP = 16;

/** Returns a text that is the same for all spellings of a salt that bcrypt decodes alike. */
function decodedSalt(hashOrSalt: string): string {
  const signs = getSalt(hashOrSalt).slice(-22);
  const last = Math.floor(SIGNS.indexOf(signs.slice(-1)) / LAST_STEP);
  return signs.slice(0, -1) + String(last);
}

/** Whether two hashes or salts share a salt, however it is spelled. */
export function sameSalt(one: string, other: string): boolean {
  return decodedSalt(one) === decodedSalt(other);
}

/** Returns the salt of a hash with version and cost; a salt is returned as it is. */
export function getSalt(hashOrSalt: string): string {
  bcryptCost(hashOrSalt);
  const salt = hashOrSalt.slice(0, SALT_LENGTH);
  if (!/^.{7}[./A-Z\d]{22}$/i.test(salt)) {
    throw new LockError('salt-length');
  }
  return salt;
}
