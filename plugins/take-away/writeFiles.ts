import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {
  SIZES_FILE,
  takenFiles,
  type TakenName,
} from '../../src/features/take-away/lib/takenFiles';
import {createFindTarget} from './links';
import {makeVault} from './makeVault';
import {packZip} from './packZip';
import {readWorld, type BuiltSite} from './read/readWorld';
import {readSheets} from './readSheets';
import {writePageList} from './writePageList';
import {getTwinPath, writeTwin} from './writeTwin';

/** A build whose pages are rendered. */
export type Build = BuiltSite & {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
};

/**
 * Writes copies of the public pages of a build for other tools; none if the whole site is locked.
 */
export async function writeFiles(build: Build): Promise<void> {
  const {outDir, origin, basePath, home} = build;
  const pages = await readWorld(build);
  if (pages.length === 0) {
    return;
  }
  const root = `${origin}${basePath}`;
  const findTarget = createFindTarget(pages);
  for (const page of pages) {
    await writeFile(
      join(outDir, getTwinPath(page.file)),
      writeTwin(page, root, findTarget),
    );
  }
  const made: Readonly<Record<TakenName, Uint8Array>> = {
    vault: packZip(await makeVault(outDir, root, pages)),
    sheets: packZip(await readSheets(outDir, pages)),
    list: new TextEncoder().encode(writePageList({...home, root}, pages)),
  };
  await mkdir(join(outDir, dirname(SIZES_FILE)), {recursive: true});
  const sizes: Partial<Record<TakenName, number>> = {};
  for (const name of Object.keys(made) as readonly TakenName[]) {
    await writeFile(join(outDir, takenFiles[name].path), made[name]);
    sizes[name] = made[name].length;
  }
  await writeFile(join(outDir, SIZES_FILE), JSON.stringify(sizes));
}
