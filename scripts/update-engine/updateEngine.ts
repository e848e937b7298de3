import {
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {engineRecord, isEngineFile, listFiles} from '../new-world/engineFiles';
import {
  parseManifest,
  printManifest,
  updatedManifest,
} from '../new-world/manifest';
import {copyFiles, recordEngine} from '../new-world/newWorld';

/** Changes of an engine update, as paths from the project root. */
export type Update = {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
};

/** Lists the files recorded as the world's engine that still exist. */
function recordedFiles(world: string): readonly string[] {
  const record = join(world, engineRecord);
  return existsSync(record)
    ? readFileSync(record, 'utf8')
        .split('\n')
        .filter((file) => file !== '' && existsSync(join(world, file)))
    : [];
}

/** Compares the engine files of a world with those of a newer engine. */
function planUpdate(world: string, newer: readonly string[], engine: string) {
  const isThere = (file: string): boolean => existsSync(join(world, file));
  const isChanged = (file: string): boolean =>
    !readFileSync(join(world, file)).equals(readFileSync(join(engine, file)));
  const kept = new Set(newer);
  return {
    removed: recordedFiles(world).filter((file) => !kept.has(file)),
    added: newer.filter((file) => !isThere(file)),
    changed: newer.filter((file) => isThere(file) && isChanged(file)),
  };
}

/** Deletes a file, and folders that become empty. */
function removeFile(root: string, file: string): void {
  rmSync(join(root, file));
  for (
    let folder = dirname(join(root, file));
    folder !== root && readdirSync(folder).length === 0;
    folder = dirname(folder)
  ) {
    rmdirSync(folder);
  }
}

/**
 * Updates the engine of a world from another folder; no file of the world is touched.
 *
 * @throws Error if the other folder contains no engine, or the world is the engine’s own repository
 * or that folder; then nothing is written.
 */
export function updateEngine(world: string, engine: string): Update {
  if (!existsSync(join(engine, 'src', 'site', 'world.ts'))) {
    throw new Error(
      `${engine}: found no engine, expected the folder of a newer copy, such as ../engine.`,
    );
  }
  if (existsSync(join(world, 'starter'))) {
    throw new Error(
      `${world}: found the repository of the engine itself, expected a world that npm run new-world has made.`,
    );
  }
  if (relative(world, engine) === '') {
    throw new Error(
      `${engine}: found this world itself, expected the folder of a newer copy, such as ../engine.`,
    );
  }
  const newer = listFiles(engine).filter(isEngineFile);
  const update: Update = planUpdate(world, newer, engine);
  for (const file of update.removed) {
    removeFile(world, file);
  }
  copyFiles([...update.added, ...update.changed], [engine, world]);
  recordEngine(world, newer);
  const readManifest = (folder: string) =>
    parseManifest(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(
    join(world, 'package.json'),
    printManifest(updatedManifest(readManifest(world), readManifest(engine))),
  );
  return update;
}
