import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {gzipSync} from 'node:zlib';
import {packTar} from 'modern-tar';
import type {
  PackArchive,
  PackFile,
} from '../../src/features/offline/lib/packList';
import {
  ARCHIVE_FOLDER,
  type PackName,
} from '../../src/features/offline/lib/packs';
import {hashContent} from './hashContent';

/**
 * Content of an archive in bytes, which is also the window of the compressor: pages share most of
 * their markup, and a broken download loses little.
 */
const MAX_BYTES = 8 * 1024 * 1024;

/** Zstandard's highest level with such a window. */
const LEVEL = 19;

/** Splits files into groups for archives; a larger file is alone. */
export function groupFiles(
  files: readonly PackFile[],
  maxBytes = MAX_BYTES,
): readonly (readonly PackFile[])[] {
  const groups: PackFile[][] = [];
  let sum = 0;
  for (const file of files) {
    const last = groups.at(-1);
    if (last === undefined || sum + file[2] > maxBytes) {
      groups.push([file]);
      sum = file[2];
    } else {
      last.push(file);
      sum += file[2];
    }
  }
  return groups;
}

/** The time of every file in an archive, so that the same files make the same bytes. */
const TIME = new Date(0);

/** Writes one archive. */
async function writeArchive(
  folder: string,
  name: PackName,
  files: readonly PackFile[],
): Promise<PackArchive> {
  // Published as an ES module only.
  const {Zstd} = await import('@hpcc-js/wasm-zstd');
  const zstd = await Zstd.load();
  const contents = files.map(([path]) => ({
    path,
    content: readFileSync(join(folder, path)),
  }));
  const tar = await packTar(
    contents.map(({path, content}) => ({
      header: {name: path, size: content.length, mtime: TIME},
      body: content,
    })),
  );
  const archive = zstd.compress(tar, LEVEL);
  const path = `${ARCHIVE_FOLDER}/${name}.${hashContent(archive)}.tar.zst`;
  writeFileSync(join(folder, path), archive);
  return {
    path,
    bytes: archive.length,
    files: files.length,
    singleBytes: contents.reduce(
      (sum, {content}) =>
        sum + Math.min(content.length, gzipSync(content).length),
      0,
    ),
  };
}

/** Writes the archives of a pack, compressed so that no host needs to, and returns their list. */
export async function writeArchives(
  folder: string,
  name: PackName,
  files: readonly PackFile[],
): Promise<readonly PackArchive[]> {
  mkdirSync(join(folder, ARCHIVE_FOLDER), {recursive: true});
  const archives: PackArchive[] = [];
  for (const group of groupFiles(files)) {
    archives.push(await writeArchive(folder, name, group));
  }
  return archives;
}
