import type {PasswordEntry} from '@engine/docs-lock/method/types';
import {createEntry} from '@engine/docs-lock/method/entry';
import {realBcrypt} from './bcrypt';

/** Creates a password entry at the lowest cost that a build accepts. */
export async function builtEntry(
  id: string,
  password: string,
  signer?: string,
): Promise<PasswordEntry> {
  return createEntry(realBcrypt, {id, password, cost: 10, signer});
}
