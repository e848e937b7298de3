import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {basename, dirname, join, resolve, sep} from 'node:path';
import bcrypt from 'bcryptjs';
import {fromBase64} from '../../src/lib/lock/base64';
import {openContentKeyBytes} from '../../src/lib/lock/contentKey';
import {deriveKek} from '../../src/lib/lock/entry';
import {normalizePassword} from '../../src/lib/lock/password';
import {openJson, sourceBinding} from '../../src/lib/lock/sealing';
import type {Bytes, SealedScope} from '../../src/lib/lock/types';

/** What authors wrote in a part of the site, encrypted. */
type SealedSource = {readonly scope: string; readonly data: string};

type Sources = Readonly<Record<string, string>>;

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** The key of a part of the site, where the password is one of those that open it. */
async function keyFor(
  sealed: SealedScope,
  password: string,
): Promise<Bytes | undefined> {
  for (const entry of sealed.entries) {
    if (await bcrypt.compare(password, entry.hash)) {
      const kek = await deriveKek(bcrypt.hash, password, entry);
      return openContentKeyBytes(kek, entry, sealed);
    }
  }
  return undefined;
}

/**
 * The place of a file below a folder.
 *
 * @throws Error where its name leads out of the folder.
 */
export function placeIn(folder: string, name: string): string {
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
    ([name, content]) => [placeIn(target, name), content] as const,
  );
  for (const [path, content] of files) {
    await mkdir(dirname(path), {recursive: true});
    await writeFile(path, Buffer.from(content, 'base64'));
  }
  return files.length;
}

/** Gives authors back what was sealed, as far as the password opens it; how many files is the answer. */
export async function openSources(
  sealedFolder: string,
  target: string,
  typed: string,
): Promise<number> {
  const password = normalizePassword(typed);
  const scopes = (await readJson(
    join(sealedFolder, 'docs/_scopes.json'),
  )) as Readonly<Record<string, SealedScope>>;
  const sources = (await readJson(
    join(sealedFolder, 'sources.json'),
  )) as readonly SealedSource[];
  let written = 0;
  for (const {scope, data} of sources) {
    const sealed = scopes[scope];
    const key = sealed && (await keyFor(sealed, password));
    if (key !== undefined) {
      const opened = await openJson(
        key,
        fromBase64(data),
        sourceBinding(scope, basename(sealedFolder)),
      );
      written += await writeSources(target, opened as Sources);
    }
  }
  return written;
}
