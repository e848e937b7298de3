import {LockError} from './lockError';

/** How many characters a hash has: others never match. */
const HASH_LENGTH = 60;
/** How many of them are its salt, with version and cost. */
const SALT_LENGTH = 29;

/** The costs that bcrypt knows. */
export const bcryptCosts = {least: 4, most: 31, usual: 10, demo: 12} as const;

/** Tells whether passwords may be compared with a hash at all. */
export function usableHash(hash: unknown): hash is string {
  return typeof hash === 'string' && hash.length === HASH_LENGTH;
}

/** Tells whether bcrypt knows a cost. */
export function usableCost(cost: number): boolean {
  return (
    Number.isInteger(cost) &&
    cost >= bcryptCosts.least &&
    cost <= bcryptCosts.most
  );
}

/** Gives the cost at which a hash or a salt was made; throws where it is neither. */
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

/** The signs that bcrypt writes salts with, by value. */
const SIGNS =
  './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Of the last sign of a salt two bits count: the others mean nothing to bcrypt. */
const LAST_STEP = 16;

/** The part of a salt that bcrypt decodes, in one spelling. */
function decodedSalt(hashOrSalt: string): string {
  const signs = getSalt(hashOrSalt).slice(-22);
  const last = Math.floor(SIGNS.indexOf(signs.slice(-1)) / LAST_STEP);
  return signs.slice(0, -1) + String(last);
}

/** Tells whether two hashes or salts have one salt, however it is spelled. */
export function sameSalt(one: string, other: string): boolean {
  return decodedSalt(one) === decodedSalt(other);
}

/** Gives the salt of a hash, with version and cost; of a salt it gives all. */
export function getSalt(hashOrSalt: string): string {
  bcryptCost(hashOrSalt);
  const salt = hashOrSalt.slice(0, SALT_LENGTH);
  if (!/^.{7}[./A-Z\d]{22}$/i.test(salt)) {
    throw new LockError('salt-length');
  }
  return salt;
}
