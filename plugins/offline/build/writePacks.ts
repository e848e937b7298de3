import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {build} from 'esbuild';
import {
  choosePack,
  countBytes,
  EDITION_FILE,
  linkStyles,
  packNames,
  WORKER_FILE,
  type Edition,
  type PackFile,
} from '../model/packs';
import {readMovedTo} from '../../../src/shared/model/movedPage';

/** Returns the revision of a file: the first 16 hexadecimal digits of its SHA-256. */
export function hashContent(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * Lists all files below a folder, sorted by their path with slashes. Pages that only redirect are
 * left out, because hosts answer their addresses themselves.
 */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      relative(folder, join(parentPath, name)).replaceAll(sep, '/'),
    )
    .filter(
      (path) =>
        !path.endsWith('.html') ||
        readMovedTo(readFileSync(join(folder, path), 'utf8')) === undefined,
    )
    .toSorted();
}

function readPackFile(folder: string, path: string): PackFile {
  const content = readFileSync(join(folder, path));
  const kept = path.endsWith('.html')
    ? linkStyles(content.toString())
    : content;
  return [path, hashContent(content), Buffer.byteLength(kept)];
}

async function bundleWorker(siteDir: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: siteDir,
    entryPoints: ['plugins/offline/client/worker/serviceWorker.ts'],
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

/** A build of the project in its output folder. */
type Build = {
  readonly siteDir: string;
  readonly folder: string;
  /** The path of a map image with a leading slash; empty if there is no map. */
  readonly mapPicture: string;
  /** The paths of files that tools fetch, each with a leading slash. */
  readonly toolFiles: readonly string[];
};

/** Writes the lists of files that readers can save offline, and the service worker. */
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
  const paths = listFiles(folder);
  const packs = packNames.flatMap((name) => {
    const files = paths
      .filter((path) => choosePack(path, site) === name)
      .map((path) => readPackFile(folder, path));
    if (files.length === 0) {
      return [];
    }
    const json = JSON.stringify(files);
    const list = `offline/${name}.${hashContent(json)}.json`;
    writeFileSync(join(folder, list), json);
    return [[name, {bytes: countBytes(files), list}] as const];
  });
  const edition: Edition = {
    edition: hashContent(JSON.stringify(packs)),
    packs: Object.fromEntries(packs),
  };
  writeFileSync(join(folder, EDITION_FILE), JSON.stringify(edition));
  await bundleWorker(siteDir, folder);
}
