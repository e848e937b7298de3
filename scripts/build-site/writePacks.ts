import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {build} from 'esbuild';
import {countBytes} from '../../src/features/offline/lib/keptEdition';
import {
  EDITION_FILE,
  WORKER_FILE,
  type Edition,
  type PackFile,
  type PackSummary,
} from '../../src/features/offline/lib/packList';
import {
  choosePack,
  packNames,
  type PackName,
} from '../../src/features/offline/lib/packs';

/** How many hexadecimal digits of a SHA-256 tell files apart. */
const DIGITS = 16;

const WORKER_SOURCE = 'src/features/offline/worker/serviceWorker.ts';

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}

/** All files below a folder, by their paths with slashes, in the order of these. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
    )
    .toSorted();
}

function readPackFile(folder: string, path: string): PackFile {
  const content = readFileSync(join(folder, path));
  return [path, hash(content), content.length];
}

function writePack(
  folder: string,
  name: PackName,
  files: readonly PackFile[],
): PackSummary {
  const json = JSON.stringify(files);
  const list = `offline/${name}.${hash(json)}.json`;
  writeFileSync(join(folder, list), json);
  return {files: files.length, bytes: countBytes(files), list};
}

/** Makes one script of the service worker, with all that it imports. */
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

/** A build, where it is, and where its map is. */
type Build = {
  readonly siteDir: string;
  readonly folder: string;
  /** Path of a picture of the map, with a slash before it; empty where there is no map. */
  readonly mapPicture: string;
};

/** Lists what readers can keep on a device of a build, and puts the service worker beside it. */
export async function writePacks({
  siteDir,
  folder,
  mapPicture,
}: Build): Promise<void> {
  mkdirSync(join(folder, 'offline'), {recursive: true});
  const mapFolder = mapPicture.split('/').slice(1, -1).join('/');
  const paths = listFiles(folder);
  const summaries = packNames.flatMap((name) => {
    const files = paths
      .filter((path) => choosePack(path, mapFolder) === name)
      .map((path) => readPackFile(folder, path));
    return files.length === 0
      ? []
      : [[name, writePack(folder, name, files)] as const];
  });
  const edition: Edition = {
    edition: hash(JSON.stringify(summaries)),
    packs: Object.fromEntries(summaries),
  };
  writeFileSync(join(folder, EDITION_FILE), JSON.stringify(edition));
  await bundleWorker(siteDir, folder);
}
