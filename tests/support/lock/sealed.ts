import type {SealedPayload} from '../../../plugins/lock/format/payload';
import {toBase64} from '../../../plugins/lock/format/base64';
import {wrapContentKey} from '../../../plugins/lock/format/contentKey';
import {randomBytes} from '../../../plugins/lock/format/cryptography';
import {createEntry} from '../../../plugins/lock/format/entry';
import {sealJson} from '../../../plugins/lock/format/sealing';
import type {
  Bytes,
  PasswordEntry,
  SealedEntry,
  SealedPage,
  SealedScope,
} from '../../../plugins/lock/format/types';
import {realBcrypt} from './bcrypt';

/** Creates a password entry at the lowest cost. */
export async function makeEntry(
  id: string,
  password: string,
): Promise<PasswordEntry> {
  return createEntry(realBcrypt, {id, password, cost: 4});
}

/** The result of building a scope: what is published, and the content key, which is not. */
export type BuiltScope = {
  readonly scope: SealedScope;
  readonly contentKey: Bytes;
};

/** The passwords of a scope. */
export type Passwords = {
  readonly path?: readonly PasswordEntry[];
  readonly admin?: readonly PasswordEntry[];
};

/** Seals a scope as a build does, with a new content key. */
export async function buildScope(
  sealing: Pick<SealedScope, 'scope' | 'build'>,
  {path = [], admin = []}: Passwords,
  hint = '',
): Promise<BuiltScope> {
  const contentKey = randomBytes(32);
  const publish =
    (kind: SealedEntry['kind']) =>
    async (entry: PasswordEntry): Promise<SealedEntry> => ({
      ...entry,
      kind,
      ...(await wrapContentKey(contentKey, entry, sealing)),
    });
  const entries = await Promise.all([
    ...path.map(publish('path')),
    ...admin.map(publish('admin')),
  ]);
  return {scope: {...sealing, hint, entries}, contentKey};
}

/** Creates the payload of a page with one paragraph. */
export function buildPayload(part: Partial<SealedPayload> = {}): SealedPayload {
  return {
    title: 'The truth of the Ninth House',
    frontMatter: {},
    toc: [],
    tree: ['m:p', 0, 'The Ninth House pays its debts in salt.'],
    files: [],
    ...part,
  };
}

/** Seals a page for an address. */
export async function sealPage(
  {scope, contentKey}: BuiltScope,
  address: string,
  payload: SealedPayload,
): Promise<SealedPage> {
  const place = {scope: scope.scope, address};
  const blob = await sealJson(contentKey, payload, place);
  return {data: toBase64(blob), scope};
}
