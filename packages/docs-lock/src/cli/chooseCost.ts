import {bcryptCost, bcryptCosts} from '../method/hash';
import {LEAST_COST} from '../method/parseLockFile';
import type {PasswordEntry} from '../method/types';

/** How long one hash of cost 12 takes in a desktop browser, in seconds: measured, bcryptjs 3. */
const SECONDS_AT_12 = 0.29;

/** How much slower a middling phone is: the factor by which Lighthouse slows a desktop down. */
const PHONE = 4;

/** Readers wait for two hashes in a row where a list has several passwords. */
const HASHES = 2;

/** Readers with a phone wait no longer than this, in seconds, unless it is meant. */
const PATIENCE = 3;

/** How long a phone takes to open a page at a cost, in seconds. */
export function secondsOnPhone(cost: number): number {
  return SECONDS_AT_12 * 2 ** (cost - 12) * PHONE * HASHES;
}

export type CostRequest = {
  readonly cost: number | undefined;
  /** Whether a phone may take longer. */
  readonly isSlow: boolean;
};

/**
 * Gives the cost of a new hash: what was asked for, else the usual one, or that of the hash
 * before where it is higher.
 *
 * @throws Error where it is out of bounds, or a phone takes longer and nobody said that it may.
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
  if (cost > had && secondsOnPhone(cost) > PATIENCE && !isSlow) {
    throw new Error(
      `found the cost ${cost}, at which a phone opens a page in some ${Math.ceil(secondsOnPhone(cost))} seconds, expected one of at most ${PATIENCE}: say --slow if that is meant.`,
    );
  }
  return cost;
}
