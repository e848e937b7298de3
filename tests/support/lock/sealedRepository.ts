import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {signingMaker} from '@engine/docs-lock/seal/signing';
import {noteSealed} from '@engine/docs-lock/cli/noteSealed';
import {openSources} from '@engine/docs-lock/cli/openSources';
import {
  createSigningKey,
  type SigningKey,
} from '@engine/docs-lock/method/signingKey';
import type {LockFile, PasswordEntry} from '@engine/docs-lock/method/types';
import {temporarySite} from '../temporarySite';
import {drawPicture, pages} from './canarySite';
import {builtEntry} from './entries';
import {buildLocked, lockText} from './site';

/**
 * The keys and passwords of a test: an author, a stranger, and two passwords, one of which vouches
 * for the author.
 */
export type People = {
  readonly author: SigningKey;
  readonly stranger: SigningKey;
  readonly lamp: PasswordEntry;
  readonly moon: PasswordEntry;
};

/** The areas of the site, whatever those of the world are. */
const AREAS = [{id: 'reference', label: 'Reference', locked: true}];

/** Generates their keys. */
export async function drawPeople(): Promise<People> {
  const [author, stranger] = await Promise.all([
    createSigningKey(),
    createSigningKey(),
  ]);
  return {
    author,
    stranger,
    lamp: await builtEntry('lamp', 'open sesame', author.key),
    moon: await builtEntry('moon', 'lamo tiru bagi'),
  };
}

/** Writes a lock.json that names a signer. */
export function signedLock(
  {key}: SigningKey,
  entries: readonly PasswordEntry[],
  rest: Partial<LockFile> = {},
): string {
  return lockText({
    signer: key,
    paths: {'/reference': {hint: 'the word', entries}},
    ...rest,
  });
}

/** Seals the pages of a site into its repository. */
export async function sealPages(
  siteDir: string,
  by: SigningKey,
): Promise<void> {
  await buildLocked(siteDir, {
    toRepository: true,
    signing: signingMaker(siteDir, {LOCK_SIGNING_KEY: JSON.stringify(by)}),
  });
  await noteSealed({siteDir, areas: AREAS});
}

/** Creates a repository with ciphertext instead of pages; the pages are in `kept`. */
export async function sealedRepository({
  author,
  lamp,
  moon,
}: People): Promise<string> {
  const lock = signedLock(author, [lamp, moon]);
  const folder = temporarySite({...pages, 'lock.json': lock});
  await drawPicture(folder);
  await sealPages(folder, author);
  renameSync(join(folder, 'docs/reference'), join(folder, 'kept'));
  rmSync(join(folder, '.locked'), {recursive: true});
  return folder;
}

/** Edits a text file. */
export function changeFile(path: string, edit: (text: string) => string): void {
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}

/** Changes some keys of lock.json, and keeps the rest. */
export function changeLock(folder: string, part: Partial<LockFile>): void {
  changeFile(join(folder, 'lock.json'), (text) =>
    JSON.stringify({...(JSON.parse(text) as LockFile), ...part}),
  );
}

/** Restores the sealed pages of a repository, as `lock open` does. */
export async function openRepository(
  folder: string,
  password: string,
  told?: string,
): Promise<number> {
  const text = readFileSync(join(folder, 'lock.json'), 'utf8');
  const lock = JSON.parse(text) as LockFile;
  return openSources(
    {
      folder: join(folder, 'sealed/reference'),
      target: join(folder, 'docs/reference'),
      trust: {lock, told},
    },
    password,
  );
}
