import {bcryptCost, bcryptCosts} from '../method/hash';
import {LEAST_COST} from '../method/parseLockFile';
import type {PasswordEntry} from '../method/types';

/** Seconds that one hash of cost 12 takes in a desktop browser, measured with bcryptjs 3. */
const SECONDS_AT_12 = 0.29;

/** How much slower a mid-range phone is: the CPU slowdown that Lighthouse uses for mobile. */
const PHONE = 4;

/** The most hashes that a reader waits for in a row, when a list has several passwords. */
const HASHES = 2;

/** The longest wait on a phone, in seconds, unless the author accepts a longer one. */
const LONGEST_WAIT = 3;

/** Estimates how many seconds a phone takes to open a page at a cost. */
export function secondsOnPhone(cost: number): number {
  return SECONDS_AT_12 * 2 ** (cost - 12) * PHONE * HASHES;
}

/** What determines the cost of a new hash. */
export type CostRequest = {
  readonly cost: number | undefined;
  /** Whether the author accepts a longer wait on phones. */
  readonly isSlow: boolean;
};

/**
 * Chooses the cost of a new hash: the requested one, or else the higher of the default and that of
 * the previous hash.
 *
 * @throws Error if the cost is out of range, or makes phones wait too long and this was not
 * accepted.
 */
export function chooseCost(
  {cost: asked, isSlow}: CostRequest,
  before?: PasswordEntry,
): number {
  const had = before === undefined ? 0 : bcryptCost(before.hash);
  const cost = asked ?? Math.max(bcryptCosts.demo, had);
  if (!(cost >= LEAST_COST && cost <= bcryptCosts.most)) {
    throw new Error(
      `found the cost ${cost}, expected ${LEAST_COST} to ${bcryptCosts.most}.`,
    );
  }
  if (cost > had && secondsOnPhone(cost) > LONGEST_WAIT && !isSlow) {
    throw new Error(
      `found the cost ${cost}, at which a phone opens a page in some ${Math.ceil(secondsOnPhone(cost))} seconds, expected one of at most ${LONGEST_WAIT}: add --slow to use it anyway.`,
    );
  }
  return cost;
}
