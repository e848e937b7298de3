import {
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {isEngineFile, listFiles} from '../new-world/engineFiles';
import {
  parseManifest,
  printManifest,
  updatedManifest,
} from '../new-world/manifest';
import {copyFiles} from '../new-world/newWorld';

/** What an update of the engine changes, as paths from the root of a project. */
export type Update = {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
};

/** Tells which files of the engine differ between a world and a newer engine. */
function planUpdate(world: string, engine: string): Update {
  const own = listFiles(world).filter(isEngineFile);
  const newer = listFiles(engine).filter(isEngineFile);
  const [before, after] = [new Set(own), new Set(newer)];
  const isChanged = (file: string): boolean =>
    !readFileSync(join(world, file)).equals(readFileSync(join(engine, file)));
  return {
    removed: own.filter((file) => !after.has(file)),
    added: newer.filter((file) => !before.has(file)),
    changed: newer.filter((file) => before.has(file) && isChanged(file)),
  };
}

/** Takes away a file, and folders that are empty without it. */
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
 * Brings the engine of a world to that of another folder; no file of the world is touched.
 *
 * @throws Error where the other folder holds no engine.
 */
export function updateEngine(world: string, engine: string): Update {
  if (!existsSync(join(engine, 'src', 'site', 'world.ts'))) {
    throw new Error(
      `${engine}: found no engine, expected the folder of a newer copy, such as ../engine.`,
    );
  }
  const update = planUpdate(world, engine);
  for (const file of update.removed) {
    removeFile(world, file);
  }
  copyFiles([...update.added, ...update.changed], [engine, world]);
  const manifestOf = (folder: string) =>
    parseManifest(readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(
    join(world, 'package.json'),
    printManifest(updatedManifest(manifestOf(world), manifestOf(engine))),
  );
  return update;
}
