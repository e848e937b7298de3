import {readFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import type {Once} from './tree/remembering';
import type {Secret} from './check/phrases';
import {fileSecret} from './check/listSecrets';
import {randomBytes} from './format/cryptography';
import {canonicalPath} from './format/paths';
import {
  LOCKED_FILE,
  fileAddress,
  sealBytes,
  sealJson,
  type Place,
} from './format/sealing';
import type {Bytes, LockFile, SealedRecords, SealedScope} from './format/types';
import type {LockedFile} from './format/payload';
import type {Sealing, SourceFile} from './sealing';
import {mediaType} from './mediaTypes';
import {getScope, sealedScope, type ScopeKey} from './scopeKeys';
import {
  sealPage,
  type LockedPage,
  type PageSealing,
  type SealedText,
} from './sealPage';

/** A sealed file under a name that reveals nothing about it. */
export type SealedBlob = {readonly id: string; readonly blob: Bytes};

/** A sealed file of a locked area. */
export type SealedFile = {
  readonly scope: string;
  /** The address that authors write, as if the file were public. */
  readonly address: string;
  /** Its metadata for readers with access. */
  readonly file: LockedFile;
  readonly sealed: SealedBlob;
  readonly secret: Secret;
};

export type AreaContent = {
  readonly pages: readonly LockedPage[];
  readonly assets: readonly SourceFile[];
};

type AreaSealing = PageSealing &
  Pick<Sealing, 'keyFor' | 'listRecords'> & {
    readonly lock: LockFile;
    readonly onceFile: Once<SealedBlob>;
    /** The folder in which the address of a file is its path. */
    readonly root: string;
  };

/** The public form of a locked area, and its secrets. */
export type SealedArea = {
  readonly scopes: Readonly<Record<string, SealedScope>>;
  readonly pages: readonly SealedText[];
  /** Files of the site by path: ciphertext, and scaled copies of public images. */
  readonly siteFiles: ReadonlyMap<string, Uint8Array>;
  readonly search: readonly SealedRecords<string>[];
  readonly secrets: readonly Secret[];
};

/** Seals something as a file with a random name, which is part of its address. */
async function sealAs(
  scope: string,
  seal: (place: Place) => Promise<Bytes>,
): Promise<SealedBlob> {
  const id = Buffer.from(randomBytes(16)).toString('hex');
  return {id, blob: await seal({scope, address: fileAddress(id)})};
}

async function sealAsset(
  {siteDir, root, onceFile}: AreaSealing,
  {scope, contentKey}: ScopeKey,
  listed: SourceFile,
): Promise<SealedFile> {
  const address = listed.link;
  const path = join(root, decodeURIComponent(address));
  const bytes = new Uint8Array(await readFile(path));
  const sealed = await onceFile(`${scope} ${address}`, bytes, () =>
    sealAs(scope, (place) => sealBytes(contentKey, bytes, place)),
  );
  const {id} = sealed;
  const file = {
    ...listed,
    id,
    mime: mediaType(listed.ext),
    link: `${LOCKED_FILE}${id}`,
  };
  return {
    scope,
    address,
    file,
    sealed,
    secret: fileSecret(relative(siteDir, path), bytes),
  };
}

async function sealRecords(
  {onceFile, listRecords}: AreaSealing,
  {scope, contentKey}: ScopeKey,
  pages: readonly SealedText[],
): Promise<SealedBlob> {
  const records = pages.flatMap(listRecords);
  return onceFile(`search ${scope}`, JSON.stringify(records), () =>
    sealAs(scope, (place) => sealJson(contentKey, records, place)),
  );
}

/**
 * Refuses two pages with the same address, however it is spelled, because either could open in
 * place of the other.
 *
 * @throws Error naming both pages.
 */
function refuseTwins(pages: readonly LockedPage[]): void {
  const known = new Map<string, string>();
  for (const {source, address} of pages) {
    const canonical = canonicalPath(address);
    const other = known.get(canonical);
    if (other !== undefined) {
      throw new Error(
        `${source}: found the address ${address}, which is also that of ${other}, expected one that differs in more than case, ".html", or a slash.`,
      );
    }
    known.set(canonical, source);
  }
}

/**
 * Encrypts all pages and files of an area, and the search records of its pages.
 *
 * @throws Error if two pages have the same address, or a page cannot be locked.
 */
export async function sealArea(
  sealing: AreaSealing,
  {pages: all, assets}: AreaContent,
): Promise<SealedArea> {
  refuseTwins(all);
  const {lock, keyFor} = sealing;
  const getKey = (address: string): ScopeKey => keyFor(getScope(lock, address));
  const files = await Promise.all(
    assets.map((asset) => sealAsset(sealing, getKey(asset.link), asset)),
  );
  const pages: SealedText[] = [];
  for (const page of all) {
    const key = getKey(page.address);
    pages.push(await sealPage(sealing, page, {key, files}));
  }
  const listScopes = (sealed: readonly {readonly scope: string}[]) => [
    ...new Set(sealed.map(({scope}) => scope)),
  ];
  const records = await Promise.all(
    listScopes(pages).map(async (scope) => {
      const own = pages.filter((page) => page.scope === scope);
      return {scope, sealed: await sealRecords(sealing, keyFor(scope), own)};
    }),
  );
  return {
    scopes: Object.fromEntries(
      await Promise.all(
        listScopes([...pages, ...files]).map(
          async (scope) =>
            [scope, await sealedScope(lock, keyFor(scope))] as const,
        ),
      ),
    ),
    pages,
    siteFiles: new Map([
      ...[...files, ...records].map(
        ({sealed: {id, blob}}) => [fileAddress(id).slice(1), blob] as const,
      ),
      ...pages.flatMap(({made}) =>
        made.map(({path, bytes}) => [path, bytes] as const),
      ),
    ]),
    search: records.map(({scope, sealed: {id}}) => ({
      scope,
      file: fileAddress(id),
    })),
    secrets: [...pages, ...files].map(({secret}) => secret),
  };
}
