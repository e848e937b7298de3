import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {packTar} from 'modern-tar';
import {countBytes} from '../../src/features/offline/lib/keptEdition';
import {
  ARCHIVE_FOLDER,
  choosePack,
  EDITION_FILE,
  FORMER_FILE,
  packNames,
  WORKER_FILE,
  type Edition,
  type PackArchive,
  type PackFile,
  type PackName,
  type PackSummary,
} from '../../src/features/offline/lib/packs';
import {readMovedTo} from '../../src/shared/lib/movedPage';

const WORKER_SOURCE = 'src/features/offline/worker/serviceWorker.ts';

/** Hexadecimal digits that are kept of a SHA-256 hash. */
const DIGITS = 16;

/** Returns the revision of a file: the first 16 hexadecimal digits of its SHA-256. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}

/** Lists all files below a folder, sorted by their path with slashes. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
    )
    .toSorted();
}

/** Lists the files that only lead to another page, each with the path of that page. */
function listMoved(
  folder: string,
  paths: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    paths.flatMap((path) => {
      const to = path.endsWith('.html')
        ? readMovedTo(readFileSync(join(folder, path), 'utf8'))
        : undefined;
      return to === undefined ? [] : [[path, to]];
    }),
  );
}

/**
 * Lists the files that packs may contain, with the table of former addresses in place of the files
 * there: hosts answer these addresses by themselves.
 */
function listKeepable(folder: string): readonly string[] {
  const paths = listFiles(folder);
  const moved = listMoved(folder, paths);
  const others = paths.filter((path) => !moved.has(path));
  if (moved.size === 0) {
    return others;
  }
  const table = JSON.stringify(Object.fromEntries(moved));
  writeFileSync(join(folder, FORMER_FILE), table);
  return [...new Set([...others, FORMER_FILE])];
}

function readPackFile(folder: string, path: string): PackFile {
  const content = readFileSync(join(folder, path));
  return [path, hashContent(content), content.length];
}

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

async function writeArchive(
  folder: string,
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
  const path = `${ARCHIVE_FOLDER}/pages.${hashContent(archive)}.tar.zst`;
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

/** Writes archives of files, compressed so that no host needs to, and returns their list. */
export async function writeArchives(
  folder: string,
  files: readonly PackFile[],
): Promise<readonly PackArchive[]> {
  mkdirSync(join(folder, ARCHIVE_FOLDER), {recursive: true});
  const archives: PackArchive[] = [];
  for (const group of groupFiles(files)) {
    archives.push(await writeArchive(folder, group));
  }
  return archives;
}

async function writePack(
  folder: string,
  name: PackName,
  files: readonly PackFile[],
): Promise<PackSummary> {
  const json = JSON.stringify(files);
  const list = `offline/${name}.${hashContent(json)}.json`;
  writeFileSync(join(folder, list), json);
  return {
    files: files.length,
    bytes: countBytes(files),
    list,
    // Compressed together, pages are a third of their size; all else is compressed already, and
    // archives would only double the upload.
    ...(name === 'pages' && {
      archives: await writeArchives(folder, files),
    }),
  };
}

/** Bundles the service worker into one script. */
async function bundleWorker(siteDir: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: siteDir,
    entryPoints: [WORKER_SOURCE],
    outfile: join(folder, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
}

/** A build: project folder, output folder, and map. */
type Build = {
  readonly siteDir: string;
  readonly folder: string;
  /** The path of a map image with a leading slash; empty if there is no map. */
  readonly mapPicture: string;
  /** The paths of data files that tools fetch, each with a leading slash. */
  readonly toolFiles: readonly string[];
};

/** Writes the lists of files that readers can keep offline, and the service worker. */
export async function writePacks({
  siteDir,
  folder,
  mapPicture,
  toolFiles,
}: Build): Promise<void> {
  mkdirSync(join(folder, 'offline'), {recursive: true});
  const site = {
    mapFolder: mapPicture.split('/').slice(1, -1).join('/'),
    toolFiles: new Set(toolFiles.map((path) => path.slice(1))),
  };
  const paths = listKeepable(folder);
  const summaries: (readonly [PackName, PackSummary])[] = [];
  for (const name of packNames) {
    const files = paths
      .filter((path) => choosePack(path, site) === name)
      .map((path) => readPackFile(folder, path));
    if (files.length > 0) {
      summaries.push([name, await writePack(folder, name, files)]);
    }
  }
  const edition: Edition = {
    edition: hashContent(JSON.stringify(summaries)),
    packs: Object.fromEntries(summaries),
  };
  writeFileSync(join(folder, EDITION_FILE), JSON.stringify(edition));
  await bundleWorker(siteDir, folder);
}
