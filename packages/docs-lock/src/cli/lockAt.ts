import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sync as writeFileAtomic} from 'write-file-atomic';
import {noLock, parseLockFile} from '../method/parseLockFile';
import type {LockFile} from '../method/types';
import {lockFile} from '../lockedFolders';

/** Reads the passwords of a site; a site without any has an empty lock. */
export function readLock(siteDir: string): LockFile {
  const file = join(siteDir, lockFile);
  return existsSync(file) ? parseLockFile(readFileSync(file, 'utf8')) : noLock;
}

/** Writes the passwords of a site after validating them. */
export function writeLock(siteDir: string, lock: LockFile): void {
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  parseLockFile(text);
  writeFileAtomic(join(siteDir, lockFile), text);
}
