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

/** Which signers are trusted. */
export type Trust = {
  /** The signer that lock.json names, and the last sealing that it records. */
  readonly lock: Expected['lock'];
  /** The fingerprint that the author passed on through another channel. */
  readonly told: string | undefined;
};

/** The content key of a scope, and the signer that the password vouches for. */
type Opened = {
  readonly key: Bytes;
  readonly id: string;
  readonly vouched: string | undefined;
};

/** Returns the content key of a scope if the password opens it. */
async function findKey(
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
 * Makes sure that the signer is the author: the password vouches for the key, which nobody can
 * forge without knowing it, or the fingerprint matches. lock.json alone is no proof, as it comes
 * from the same repository.
 *
 * @throws Error if neither confirms it.
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
      ? `the password "${id}" vouches for no signer, so ${print} may be a stranger's key: ask the author for the fingerprint, and add --signer ${print} if it matches.`
      : `found the signature of ${print}, expected that of ${await fingerprint(vouched)}, for which the password "${id}" vouches: nothing was written.`,
  );
}

/**
 * Resolves the path of a file inside a folder.
 *
 * @throws Error if the path leads out of the folder.
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

/** Where sealed sources are read from and written to. */
export type Opening = {
  /** Folder of the sealed area. */
  readonly folder: string;
  /** Folder that the decrypted files are written to. */
  readonly target: string;
  readonly trust: Trust;
};

/**
 * Decrypts sealed sources as far as the password opens them, and returns the number of files.
 *
 * @throws Error before anything is written if the content differs from what the author signed.
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
    const found = sealedScope && (await findKey(sealedScope, password));
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
