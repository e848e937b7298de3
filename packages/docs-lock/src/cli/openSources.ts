import {mkdir, writeFile} from 'node:fs/promises';
import {basename, dirname, resolve, sep} from 'node:path';
import bcrypt from 'bcryptjs';
import {fromBase64} from '../method/base64';
import {openContentKeyBytes} from '../method/contentKey';
import {deriveKek} from '../method/entry';
import {normalizePassword} from '../method/password';
import type {Expected, SealedArea} from '../method/sealedArea';
import {openJson, sourceBinding} from '../method/sealing';
import {fingerprint} from '../method/signingKey';
import type {Bytes, SealedScope} from '../method/types';
import {readSealed} from './readSealed';

type Sources = Readonly<Record<string, string>>;

/** Who is trusted to have sealed. */
export type Trust = {
  /** Who signs by lock.json, and what was last sealed. */
  readonly lock: Expected['lock'];
  /** The fingerprint that the author told by another way. */
  readonly told: string | undefined;
};

/** What opens a part of the site: its key, and the signer for whom the password vouches. */
type Opened = {
  readonly key: Bytes;
  readonly id: string;
  readonly vouched: string | undefined;
};

/** The key of a part of the site, where the password is one of those that open it. */
async function keyFor(
  sealed: SealedScope,
  password: string,
): Promise<Opened | undefined> {
  for (const entry of sealed.entries) {
    if (await bcrypt.compare(password, entry.hash)) {
      const kek = await deriveKek(bcrypt.hash, password, entry);
      const key = await openContentKeyBytes(kek, entry, sealed);
      return {key, id: entry.id, vouched: entry.signer};
    }
  }
  return undefined;
}

/**
 * Makes sure that the one who signed is the author: by the password, which nobody can make
 * vouch without knowing it, or by a fingerprint. What lock.json says is the repository's own word.
 *
 * @throws Error where neither says so.
 */
async function requireAuthor(
  {manifest: {key}}: SealedArea,
  {id, vouched}: Opened,
  {told}: Trust,
): Promise<void> {
  const print = await fingerprint(key);
  if (vouched === key || told === print) {
    return;
  }
  throw new Error(
    vouched === undefined
      ? `the password "${id}" vouches for no signer, so ${print} may be a stranger's key: ask the author for the fingerprint, and say --signer ${print} if it is that.`
      : `found the signature of ${print}, expected that of ${await fingerprint(vouched)}, for which the password "${id}" vouches: nothing was written.`,
  );
}

/**
 * The place of a file below a folder.
 *
 * @throws Error where its name leads out of the folder.
 */
export function findPlace(folder: string, name: string): string {
  const root = resolve(folder);
  const path = resolve(root, name);
  if (!path.startsWith(root + sep)) {
    throw new Error(
      `found the file name "${name}", expected one inside of ${folder}.`,
    );
  }
  return path;
}

async function writeSources(target: string, sources: Sources): Promise<number> {
  const files = Object.entries(sources).map(
    ([name, content]) => [findPlace(target, name), content] as const,
  );
  for (const [path, content] of files) {
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, Buffer.from(content, 'base64'));
  }
  return files.length;
}

export type Opening = {
  /** Folder of the sealed area. */
  readonly folder: string;
  /** Folder that its files go to. */
  readonly target: string;
  readonly trust: Trust;
};

/**
 * Gives authors back what was sealed, as far as the password opens it; how many files is the answer.
 *
 * @throws Error before anything is written where it is not what the author signed.
 */
export async function openSources(
  {folder, target, trust}: Opening,
  typed: string,
): Promise<number> {
  const password = normalizePassword(typed);
  const area = basename(folder);
  const sealed = await readSealed(folder, area, trust.lock);
  const opened: Sources[] = [];
  for (const {scope, data} of sealed.sources) {
    const sealedScope = sealed.scopes[scope];
    const found = sealedScope && (await keyFor(sealedScope, password));
    if (found !== undefined) {
      await requireAuthor(sealed, found, trust);
      const binding = sourceBinding(scope, area);
      const files = await openJson(found.key, fromBase64(data), binding);
      opened.push(files as Sources);
    }
  }
  let written = 0;
  for (const files of opened) {
    written += await writeSources(target, files);
  }
  return written;
}
