import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {kebabCase} from '../../src/shared/lib/kebabCase';
import {engineRecord, isEngineFile, listFiles} from './engineFiles';
import {
  createLockfile,
  createManifest,
  parseManifest,
  printManifest,
} from './manifest';

/** Copies files to the same paths below another folder. */
export function copyFiles(
  files: readonly string[],
  [from, to]: readonly [string, string],
): void {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), {recursive: true});
    cpSync(join(from, file), join(to, file));
  }
}

/** Records the engine's files in a world, so that an update deletes only those. */
export function recordEngine(world: string, files: readonly string[]): void {
  writeFileSync(join(world, engineRecord), `${files.toSorted().join('\n')}\n`);
}

/** Writes all files of a new world into a folder. */
function fillWorld(engine: string, folder: string, name: string): void {
  const starter = join(engine, 'starter');
  const files = listFiles(engine).filter(isEngineFile);
  copyFiles(files, [engine, folder]);
  recordEngine(folder, files);
  copyFiles(listFiles(starter), [starter, folder]);
  const write = (file: string, make: typeof createManifest): void => {
    const manifest = parseManifest(readFileSync(join(engine, file), 'utf8'));
    writeFileSync(join(folder, file), printManifest(make(manifest, name)));
  };
  write('package.json', createManifest);
  write('package-lock.json', createLockfile);
}

/**
 * Creates the project of a new world from the engine and the starter.
 *
 * A folder beside the target is filled first, so that a world is never half made.
 *
 * @param engine root of the project that contains the engine and the starter.
 * @param folder the target; it must be empty or not exist.
 * @returns the name of the world's package.
 * @throws Error if the folder is not empty, or the starter is missing.
 */
export function makeWorld(engine: string, folder: string): string {
  const target = resolve(folder);
  const starter = join(engine, 'starter');
  if (!existsSync(starter)) {
    throw new Error(
      `${engine}: found no folder "starter", expected the engine's repository.`,
    );
  }
  if (target.startsWith(join(engine, '/'))) {
    throw new Error(
      `${folder}: found a folder inside this project, expected one next to it, such as ../my-world.`,
    );
  }
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(
      `${folder}: found a folder with files in it, expected a new or empty one.`,
    );
  }
  const name = kebabCase(basename(target)) || 'my-world';
  const draft = join(dirname(target), `.new-world-${process.pid}`);
  try {
    fillWorld(engine, draft, name);
    mkdirSync(target, {recursive: true});
    for (const file of readdirSync(draft)) {
      renameSync(join(draft, file), join(target, file));
    }
  } finally {
    rmSync(draft, {recursive: true, force: true});
  }
  return name;
}
