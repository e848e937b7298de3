import {cp} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {Mount} from './mounts';

/** Copies the files of all mounts into the built site. */
export async function copyMounts(
  mounts: readonly Mount[],
  outDir: string,
): Promise<void> {
  for (const {folder, address, files = /^/} of mounts) {
    await cp(folder, join(outDir, address), {
      recursive: true,
      filter: (path) => path === folder || files.test(basename(path)),
    });
  }
}
