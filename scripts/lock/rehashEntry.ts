import bcrypt from 'bcryptjs';
import {toBase64} from '../../src/lib/lock/base64';
import {associatedData, sealBytes} from '../../src/lib/lock/cryptography';
import {createEntry, deriveKek, openPrivateKey} from '../../src/lib/lock/entry';
import type {PasswordEntry} from '../../src/lib/lock/types';

/**
 * Gives a password another cost. Its key pair stays, so that what was sealed for it still
 * opens with the password, at the price of the new cost.
 *
 * @throws Error where the password is another.
 */
export async function rehashEntry(
  entry: PasswordEntry,
  password: string,
  cost: number,
): Promise<PasswordEntry> {
  const {id, pub} = entry;
  const kek = await deriveKek(bcrypt.hash, password, entry);
  const secret = await openPrivateKey(kek, entry);
  const {hash, kekSalt} = await createEntry(bcrypt, {id, password, cost});
  const newKek = await deriveKek(bcrypt.hash, password, {id, kekSalt});
  const priv = await sealBytes(newKek, secret, associatedData('priv', id, pub));
  return {...entry, hash, kekSalt, priv: toBase64(priv)};
}
