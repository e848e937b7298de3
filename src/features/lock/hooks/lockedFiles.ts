import {LockError} from '@engine/docs-lock/method/lockError';
import {nameFilePart} from '@engine/docs-lock/method/parts';
import {fileBinding, openFile} from '@engine/docs-lock/method/sealing';
import {LOCKED_FILE, type LockedFile} from '../lib/payload';
import type {SealedScope} from '@engine/docs-lock/method/types';
import {binFolder} from '@engine/docs-lock/lockedFolders';
import {getKey} from './keyRing';
import {requireTrusted} from './manifests';

/** Object URLs of decrypted files, by scope and file. */
const urls = new Map<string, Promise<string>>();

/** The page or area of a locked file. */
export type FileHome = {
  readonly area: string;
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

async function decrypted(
  {id, mime}: LockedFile,
  {area, scope, baseUrl}: FileHome,
): Promise<string> {
  const path = `${binFolder}/${id}.bin`;
  const answer = await fetch(baseUrl + path);
  const key = getKey(scope);
  if (!answer.ok || key === undefined) {
    throw new LockError('damaged', {cause: answer.status});
  }
  const blob = new Uint8Array(await answer.arrayBuffer());
  await requireTrusted({area, scope, baseUrl}, await nameFilePart(path, blob));
  const bytes = await openFile(key, blob, fileBinding(scope.scope, id));
  if (getKey(scope) === undefined) {
    throw new LockError('damaged', {cause: 'locked meanwhile'});
  }
  return URL.createObjectURL(new Blob([bytes], {type: mime}));
}

/** Decrypts a locked file and returns an object URL, which is cached while it works. */
export function openLockedFile(link: string, home: FileHome): Promise<string> {
  const file = findLockedFile(home.files, link);
  if (file === undefined) {
    return Promise.reject(new LockError('damaged', {cause: link}));
  }
  const name = `${home.scope.generation}/${file.id}`;
  const known = urls.get(name);
  if (known !== undefined) {
    return known;
  }
  const url = decrypted(file, home);
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
