import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {
  fileBinding,
  lockedFileId,
  sealFile,
} from '@engine/docs-lock/method/sealing';
import {
  LOCKED_FILE,
  type LockedFile,
} from '../../src/features/lock/lib/payload';
import type {Bytes} from '@engine/docs-lock/method/types';
import type {ListedAsset} from '../../src/features/assets/lib/sortAssets';
import {mediaType} from './mediaTypes';
import type {ScopeKey} from '@engine/docs-lock/seal/scopeKeys';
import type {Once} from '@engine/page-tree/remembering';

/** A file of a locked area, encrypted. */
export type SealedFile = {
  readonly scope: string;
  /** The address that authors write, as if the file were public. */
  readonly address: string;
  /** Its metadata for readers with access. */
  readonly file: LockedFile;
  readonly bytes: Bytes;
  /** Its ciphertext. */
  readonly blob: Bytes;
};

type FileSealing = {
  /** Folder of all pages. */
  readonly docs: string;
  readonly keyOf: (address: string) => ScopeKey;
  readonly once: Once<Bytes>;
};

/** Encrypts a file under a name that reveals nothing about it. */
export async function sealAsset(
  {docs, keyOf, once}: FileSealing,
  listed: ListedAsset,
): Promise<SealedFile> {
  const address = listed.link;
  const key = keyOf(address);
  const bytes = new Uint8Array(
    await readFile(join(docs, decodeURIComponent(address))),
  );
  const id = await lockedFileId(key.contentKey, address);
  const blob = await once(id, bytes, () =>
    sealFile(key.contentKey, bytes, fileBinding(key.scope, id)),
  );
  const file = {
    ...listed,
    row: undefined,
    contents: [],
    id,
    mime: mediaType(listed.ext),
    link: `${LOCKED_FILE}${id}`,
  };
  return {scope: key.scope, address, file, bytes, blob};
}
