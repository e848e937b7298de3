import {createEntry} from '../../../plugins/lock/format/entry';
import type {PasswordEntry} from '../../../plugins/lock/format/types';
import {realBcrypt} from './bcrypt';

/** Creates a password entry at the lowest cost that a build accepts. */
export async function builtEntry(
  id: string,
  password: string,
): Promise<PasswordEntry> {
  return createEntry(realBcrypt, {id, password, cost: 10});
}
