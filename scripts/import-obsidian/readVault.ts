import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {VaultFiles} from './planImport';

/** The files of a vault, and its links to other places, which are never followed. */
export type ReadVault = VaultFiles & {readonly links: readonly string[]};

/** Lists what lies in a folder, without hidden files. */
function list(
  root: string,
  folder: string,
): readonly {readonly path: string; readonly isLink: boolean}[] {
  return readdirSync(join(root, folder), {withFileTypes: true})
    .filter(({name}) => !name.startsWith('.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory()
        ? list(root, path)
        : [{path, isLink: !entry.isFile()}];
    });
}

/**
 * Reads the notes of a vault, and lists its other files.
 *
 * @throws Error if there is no such folder, or no note in it.
 */
export function readVault(folder: string): ReadVault {
  if (statSync(folder, {throwIfNoEntry: false})?.isDirectory() !== true) {
    throw new Error(
      `Found no folder "${folder}", expected the one of an Obsidian vault.`,
    );
  }
  const all = list(folder, '');
  const paths = all.filter(({isLink}) => !isLink).map(({path}) => path);
  const notes = paths.filter((path) => /(?<!\.excalidraw)\.md$/i.test(path));
  if (notes.length === 0) {
    throw new Error(
      `Found no note in "${folder}", expected at least one file that ends in .md.`,
    );
  }
  return {
    notes: notes.map((path) => ({
      path,
      text: readFileSync(join(folder, path), 'utf8'),
    })),
    files: paths.filter((path) => !notes.includes(path)),
    links: all.filter(({isLink}) => isLink).map(({path}) => path),
  };
}
