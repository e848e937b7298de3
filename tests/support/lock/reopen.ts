import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromBase64} from '../../../plugins/lock/format/base64';
import {openContentKey} from '../../../plugins/lock/format/contentKey';
import {importKey} from '../../../plugins/lock/format/cryptography';
import {deriveKek} from '../../../plugins/lock/format/entry';
import {openBytes, openJson} from '../../../plugins/lock/format/sealing';
import type {
  Bytes,
  SealedPage,
  SealedScope,
} from '../../../plugins/lock/format/types';
import type {SealedPayload} from '../../../plugins/lock/format/payload';
import {realBcrypt} from './bcrypt';

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Derives the content key of a scope from a password. */
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
  return openContentKey(await importKey(kek, 'decrypt'), entry, scope);
}

/** Opens the output of a build as a reader with a password does. */
export function getReader(siteDir: string, id: string, password: string) {
  const stubs = join(siteDir, '.locked/docs/reference');

  function scopeNamed(name: string): SealedScope {
    const scopes = readJson(join(stubs, '_scopes.json'));
    const scope = (scopes as Readonly<Record<string, SealedScope>>)[name];
    if (scope === undefined) {
      throw new Error(`no scope ${name}`);
    }
    return scope;
  }

  const getKey = (scope: string): Promise<CryptoKey> =>
    deriveKey(scopeNamed(scope), id, password);

  return {
    async page(
      name: string,
      address = name === 'index' ? '/reference' : `/reference/${name}`,
    ): Promise<SealedPayload> {
      const {scope, data} = readJson(
        join(stubs, `${name}.sealed.json`),
      ) as Omit<SealedPage, 'scope'> & {readonly scope: string};
      const place = {scope, address};
      const blob = fromBase64(data);
      return (await openJson(
        await getKey(scope),
        blob,
        place,
      )) as SealedPayload;
    },

    async file(scope: string, address: string, blob: Bytes): Promise<Bytes> {
      return openBytes(await getKey(scope), blob, {scope, address});
    },

    async records(blobOf: (address: string) => Bytes): Promise<unknown> {
      const [found] = readJson(join(stubs, '_search.json')) as readonly {
        readonly scope: string;
        readonly file: string;
      }[];
      const {scope = '', file: address = ''} = found ?? {};
      const place = {scope, address};
      return openJson(await getKey(scope), blobOf(address), place);
    },
  };
}
