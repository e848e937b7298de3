import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** How long one question to the registry may take, in milliseconds. */
const PATIENCE = 240_000;

/** Asks npm something; the output, whatever its exit code says. */
export function askNpm(siteDir: string, ...words: readonly string[]): string {
  const {stdout} = spawnSync('npm', [...words, '--fetch-retries=0'], {
    cwd: siteDir,
    encoding: 'utf8',
    timeout: PATIENCE,
    maxBuffer: 1e8,
  });
  return stdout;
}

/** Whether the registry answers. */
export function hasRegistry(siteDir: string): boolean {
  return askNpm(siteDir, 'view', 'npm', 'version').trim() !== '';
}

/** The newest release of a package; empty where nobody says. */
export function newestRelease(siteDir: string, name: string): string {
  return askNpm(siteDir, 'view', name, 'version').trim();
}

/** The change log that a release of a package brings; empty where it brings none. */
export function readChangeLog(name: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    askNpm(folder, 'pack', `${name}@${version}`, '--silent');
    const [archive = ''] = readdirSync(folder);
    const {stdout} = spawnSync(
      'tar',
      ['-xOzf', join(folder, archive), 'package/CHANGELOG.md'],
      {encoding: 'utf8', maxBuffer: 1e8},
    );
    return stdout;
  } finally {
    rmSync(folder, {recursive: true});
  }
}
