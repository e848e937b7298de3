import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {demoEntries, parseLockFile} from '../method/parseLockFile';
import type {LockFile} from '../method/types';
import {lockFile} from '../lockedFolders';

/**
 * Reads the passwords of a site.
 *
 * @throws Error naming the entry, what was found and what was expected.
 */
export async function readLock(siteDir: string): Promise<LockFile> {
  return parseLockFile(await readFile(join(siteDir, lockFile), 'utf8'));
}

/**
 * Warns about a published password, which makes a lock a mere demonstration.
 *
 * @throws Error with the same text in a strict build.
 */
export async function judgeDemo(
  siteDir: string,
  strict: boolean,
): Promise<void> {
  const [id] = demoEntries(await readLock(siteDir));
  if (id === undefined || process.env.NODE_ENV === 'development') {
    return;
  }
  const found = `${lockFile}: found the demo entry "${id}", whose password is published: what it opens is no secret. Run "npm run lock -- revoke" before secrets come.`;
  if (strict) {
    throw new Error(found);
  }
  console.warn(`[WARNING] ${found}`);
}
