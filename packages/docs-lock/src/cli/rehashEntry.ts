import bcrypt from 'bcryptjs';
import {createEntry, deriveKek, openPrivateKey} from '../method/entry';
import {normalizePassword} from '../method/password';
import type {PasswordEntry} from '../method/types';

export type Rehashing = {
  readonly cost: number;
  /** The key that signs what is sealed, for which the password vouches from now on. */
  readonly signer: string | undefined;
};

/**
 * Gives a password another hash and another key pair: what its old hash gave away, at its
 * old cost, opens nothing that is sealed from then on.
 *
 * @throws Error where the password is another.
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
