import {join} from 'node:path';
import type {Print} from '@engine/docs-lock/leak/print';
import type {
  Bytes,
  LockFile,
  SealedRecords,
  SealedScope,
} from '@engine/docs-lock/method/types';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';
import {binFolder} from '@engine/docs-lock/lockedFolders';
import {fingerprintFile} from '@engine/docs-lock/seal/fingerprint';
import {listRecords} from './listRecords';
import {
  getScope,
  sealedScope,
  type KeyFor,
  type ScopeKey,
} from '@engine/docs-lock/seal/scopeKeys';
import {sealAsset} from './sealFiles';
import {
  sealPage,
  type LockedPage,
  type PageSealing,
  type SealedText,
} from './sealPage';
import type {Once} from '@engine/page-tree/remembering';
import {sealSearch, type KeyedRecords} from './sealSearch';

/** A page of a locked area, with its address on the site. */
export type PlacedPage = LockedPage & {readonly address: string};

/** The content of a locked area. */
export type AreaContent = {
  readonly id: string;
  /** Its label. */
  readonly label: string;
  readonly pages: readonly PlacedPage[];
  readonly assets: readonly ListedAsset[];
};

type AreaSealing = PageSealing & {
  readonly lock: LockFile;
  readonly keyFor: KeyFor;
  readonly onceFile: Once<Bytes>;
};

/** The public form of a locked area, and what must stay secret. */
export type SealedArea = {
  readonly scopes: Readonly<Record<string, SealedScope>>;
  readonly texts: readonly (SealedText & {readonly path: string})[];
  /** Files of the site by path: ciphertext, and scaled copies of public images. */
  readonly siteFiles: ReadonlyMap<string, Uint8Array>;
  readonly search: readonly SealedRecords<string>[];
  readonly prints: readonly Print[];
};

async function listScopes(
  lock: LockFile,
  keys: readonly ScopeKey[],
): Promise<SealedArea['scopes']> {
  const unique = [...new Set(keys)].toSorted((a, b) =>
    a.scope.localeCompare(b.scope, 'en'),
  );
  return Object.fromEntries(
    await Promise.all(
      unique.map(
        async (key) => [key.scope, await sealedScope(lock, key)] as const,
      ),
    ),
  );
}

/** Encrypts all pages and files of an area. */
export async function sealArea(
  sealing: AreaSealing,
  {id, label, pages, assets}: AreaContent,
): Promise<SealedArea> {
  const {lock, keyFor, siteDir, onceFile} = sealing;
  const getKey = (address: string): ScopeKey => keyFor(getScope(lock, address));
  const files = await Promise.all(
    assets.map((asset) =>
      sealAsset(
        {docs: join(siteDir, 'docs'), keyOf: getKey, once: onceFile},
        asset,
      ),
    ),
  );
  const texts: SealedArea['texts'][number][] = [];
  const found: KeyedRecords[] = [];
  for (const page of pages) {
    const key = getKey(page.address);
    const text = await sealPage(sealing, page, {key, files});
    texts.push({...text, path: page.path});
    found.push({
      key,
      records: listRecords({...page, within: label, tree: text.tree}),
    });
  }
  return {
    scopes: await listScopes(lock, [
      ...pages.map(({address}) => getKey(address)),
      ...files.map(({scope}) => keyFor(scope)),
    ]),
    texts,
    siteFiles: new Map([
      ...files.map(
        ({file, blob}) => [`${binFolder}/${file.id}.bin`, blob] as const,
      ),
      ...texts.flatMap(({made}) =>
        made.map(({path, bytes}) => [path, bytes] as const),
      ),
    ]),
    search: await sealSearch(id, found),
    prints: [
      ...texts.flatMap(({prints}) => prints),
      ...files.flatMap(({address, bytes}) =>
        fingerprintFile(`docs${address}`, bytes),
      ),
    ],
  };
}
