import {LockError} from '../format/lockError';
import {LOCKED_FILE, fileAddress, openBytes, openJson} from '../format/sealing';
import type {Bytes, SealedRecords, SealedScope} from '../format/types';
import type {SearchRecord} from '../../../src/shared/model/searchRecord';
import type {LockedFile} from '../format/payload';
import {getKey} from './keyRing';

/** Object URLs of decrypted files, by build and file. */
const urls = new Map<string, Promise<string>>();

/** The place where locked files are opened. */
export type FileHome = {
  readonly scope: SealedScope;
  readonly files: readonly LockedFile[];
  /** Base path of the site. */
  readonly baseUrl: string;
};

/** The file that an address refers to, ignoring its hash. */
export function findLockedFile(
  files: readonly LockedFile[],
  link: string,
): LockedFile | undefined {
  const id = link.slice(LOCKED_FILE.length).split('#', 1)[0];
  return files.find((file) => file.id === id);
}

/**
 * Fetches a sealed file, and opens it for the requested address.
 *
 * @throws LockError if it is something else, or was locked meanwhile.
 */
async function openFile<Content>(
  scope: SealedScope,
  {address, baseUrl}: {readonly address: string; readonly baseUrl: string},
  open: (key: CryptoKey, blob: Bytes) => Promise<Content>,
): Promise<Content> {
  const answer = await fetch(baseUrl + address.slice(1));
  const key = getKey(scope);
  if (!answer.ok || key === undefined) {
    throw new LockError('damaged', {cause: answer.status});
  }
  const content = await open(key, new Uint8Array(await answer.arrayBuffer()));
  if (getKey(scope) !== key) {
    throw new LockError('damaged', {cause: 'locked meanwhile'});
  }
  return content;
}

/** Decrypts the search records of an area's locked pages. */
export async function readRecords(
  {scope, file: address}: SealedRecords,
  baseUrl: string,
): Promise<readonly SearchRecord[]> {
  const place = {scope: scope.scope, address};
  return (await openFile(scope, {address, baseUrl}, (key, blob) =>
    openJson(key, blob, place),
  )) as readonly SearchRecord[];
}

async function getUrl(
  {id, mime}: LockedFile,
  {scope, baseUrl}: FileHome,
): Promise<string> {
  const address = fileAddress(id);
  const place = {scope: scope.scope, address};
  const bytes = await openFile(scope, {address, baseUrl}, (key, blob) =>
    openBytes(key, blob, place),
  );
  return URL.createObjectURL(new Blob([bytes], {type: mime}));
}

/** Decrypts a locked file and returns an object URL, which is cached while it works. */
export function openLockedFile(link: string, home: FileHome): Promise<string> {
  const file = findLockedFile(home.files, link);
  if (file === undefined) {
    return Promise.reject(new LockError('damaged', {cause: link}));
  }
  const name = `${home.scope.build}/${file.id}`;
  const known = urls.get(name);
  if (known !== undefined) {
    return known;
  }
  const url = getUrl(file, home);
  urls.set(name, url);
  url.catch(() => {
    urls.delete(name);
  });
  return url;
}

/** Revokes all decrypted files. */
export function closeLockedFiles(): void {
  for (const url of urls.values()) {
    url.then(
      (address) => {
        URL.revokeObjectURL(address);
      },
      () => undefined,
    );
  }
  urls.clear();
}
