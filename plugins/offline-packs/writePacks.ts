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
import {readMovedTo} from '../../src/shared/lib/movedPage';
import {
  archivedPacks,
  choosePack,
  FORMER_FILE,
  packNames,
  type PackName,
} from '../../src/features/offline/lib/packs';
import {hashContent} from './hashContent';
import {writeArchives} from './writeArchives';

const WORKER_SOURCE = 'src/features/offline/worker/serviceWorker.ts';

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
    ...(archivedPacks.has(name) && {
      archives: await writeArchives(folder, name, files),
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
