import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromBase64} from '../../../src/lib/lock/base64';
import {openContentKey} from '../../../src/lib/lock/contentKey';
import {deriveKek} from '../../../src/lib/lock/entry';
import {
  fileBinding,
  openFile,
  openJson,
  pageBinding,
} from '../../../src/lib/lock/sealing';
import type {
  Bytes,
  SealedPage,
  SealedPayload,
  SealedScope,
} from '../../../src/lib/lock/types';
import {realBcrypt} from './bcrypt';

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Opens what a build wrote, as a reader with a password does. */
export function readerOf(siteDir: string, id: string, password: string) {
  const stubs = join(siteDir, '.locked/docs/reference');

  async function keyOf(scope: SealedScope): Promise<CryptoKey> {
    const entry = scope.entries.find((each) => each.id === id);
    if (entry === undefined) {
      throw new Error(`no entry ${id} for ${scope.scope}`);
    }
    const kek = await deriveKek(realBcrypt.hash, password, entry);
    return openContentKey(kek, entry, scope);
  }

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
      const key = await keyOf(scopeNamed(sealed.scope));
      const binding = pageBinding(sealed.scope, sealed.doc);
      return (await openJson(
        key,
        fromBase64(sealed.data),
        binding,
      )) as SealedPayload;
    },

    async file(scope: string, fileId: string, blob: Bytes): Promise<Bytes> {
      const key = await keyOf(scopeNamed(scope));
      return openFile(key, blob, fileBinding(scope, fileId));
    },
  };
}
