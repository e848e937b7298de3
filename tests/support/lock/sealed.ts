import {toBase64} from '@engine/docs-lock/method/base64';
import {wrapContentKey} from '@engine/docs-lock/method/contentKey';
import {randomBytes} from '@engine/docs-lock/method/cryptography';
import {createEntry} from '@engine/docs-lock/method/entry';
import {pageBinding, sealJson} from '@engine/docs-lock/method/sealing';
import type {SealedPayload} from '../../../src/features/lock/lib/payload';
import type {
  Bytes,
  PasswordEntry,
  SealedEntry,
  SealedPage,
  SealedScope,
  Sealing,
} from '@engine/docs-lock/method/types';
import {getArea, namePagePart} from '@engine/docs-lock/method/parts';
import {realBcrypt} from './bcrypt';
import {list} from './manifests';

/** Creates a password entry at the lowest cost. */
export async function makeEntry(
  id: string,
  password: string,
  signer?: string,
): Promise<PasswordEntry> {
  return createEntry(realBcrypt, {id, password, cost: 4, signer});
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
  sealing: Sealing,
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

/** Seals a page into a scope. */
export async function sealPage(
  {scope, contentKey}: BuiltScope,
  doc: string,
  payload: SealedPayload,
): Promise<SealedPage> {
  const blob = await sealJson(
    contentKey,
    payload,
    pageBinding(scope.scope, doc),
  );
  const page = {doc, data: toBase64(blob), scope};
  await list(
    getArea(doc),
    scope,
    await namePagePart({...page, scope: scope.scope}),
  );
  return page;
}
