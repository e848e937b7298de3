import bcrypt from 'bcryptjs';
import {createEntry, deriveKek, openPrivateKey} from '../method/entry';
import {normalizePassword} from '../method/password';
import type {PasswordEntry} from '../method/types';

/** The password to hash again, and how. */
export type Rehashing = {
  readonly cost: number;
  /** The signing key that the password vouches for from now on. */
  readonly signer: string | undefined;
};

/**
 * Gives a password a new hash and key pair, so that the old hash opens nothing that is sealed
 * later.
 *
 * @throws Error if the password is wrong.
 */
export async function rehashEntry(
  entry: PasswordEntry,
  typed: string,
  rehashing: Rehashing,
): Promise<PasswordEntry> {
  const {id, demo} = entry;
  const password = normalizePassword(typed);
  await openPrivateKey(await deriveKek(bcrypt.hash, password, entry), entry);
  const made = await createEntry(bcrypt, {id, password, ...rehashing});
  return demo === true ? {...made, demo} : made;
}
