import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromBase64} from '@engine/docs-lock/method/base64';
import {openContentKey} from '@engine/docs-lock/method/contentKey';
import {deriveKek} from '@engine/docs-lock/method/entry';
import {
  fileBinding,
  openFile,
  openJson,
  pageBinding,
  searchBinding,
} from '@engine/docs-lock/method/sealing';
import type {SealedPayload} from '../../../src/features/lock/lib/payload';
import type {
  Bytes,
  SealedPage,
  SealedRecords,
  SealedScope,
} from '@engine/docs-lock/method/types';
import type {SearchRecord} from '../../../src/shared/lib/searchRecord';
import {realBcrypt} from './bcrypt';

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

async function deriveKey(
  scope: SealedScope,
  id: string,
  password: string,
): Promise<CryptoKey> {
  const entry = scope.entries.find((each) => each.id === id);
  if (entry === undefined) {
    throw new Error(`no entry ${id} for ${scope.scope}`);
  }
  const kek = await deriveKek(realBcrypt.hash, password, entry);
  return openContentKey(kek, entry, scope);
}

/** Opens a published page as a reader with a password does. */
export async function openSealed(
  {scope, doc, data}: SealedPage,
  id: string,
  password: string,
): Promise<SealedPayload> {
  const key = await deriveKey(scope, id, password);
  return (await openJson(
    key,
    fromBase64(data),
    pageBinding(scope.scope, doc),
  )) as SealedPayload;
}

/** Opens the search records of an area as a search does for a reader with a password. */
export async function openRecords(
  {area, scope, data}: SealedRecords,
  id: string,
  password: string,
): Promise<readonly SearchRecord[]> {
  const key = await deriveKey(scope, id, password);
  return (await openJson(
    key,
    fromBase64(data),
    searchBinding(scope.scope, area),
  )) as readonly SearchRecord[];
}

/** Opens the output of a build as a reader with a password does. */
export function getReader(siteDir: string, id: string, password: string) {
  const stubs = join(siteDir, '.locked/docs/reference');

  const getKey = (scope: SealedScope): Promise<CryptoKey> =>
    deriveKey(scope, id, password);

  function scopeNamed(name: string): SealedScope {
    const scopes = readJson(join(stubs, '_scopes.json'));
    const scope = (scopes as Readonly<Record<string, SealedScope>>)[name];
    if (scope === undefined) {
      throw new Error(`no scope ${name}`);
    }
    return scope;
  }

  return {
    async page(name: string): Promise<SealedPayload> {
      const sealed = readJson(join(stubs, `${name}.sealed.json`)) as Omit<
        SealedPage,
        'scope'
      > & {readonly scope: string};
      const scope = scopeNamed(sealed.scope);
      return openSealed({...sealed, scope}, id, password);
    },

    async file(scope: string, fileId: string, blob: Bytes): Promise<Bytes> {
      const key = await getKey(scopeNamed(scope));
      return openFile(key, blob, fileBinding(scope, fileId));
    },
  };
}
