import {spawnSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Timeout of a command, in milliseconds. */
const TIMEOUT = 240_000;

/** Runs npm, and returns its output regardless of the exit code. */
export function runNpm(siteDir: string, ...args: readonly string[]): string {
  const {stdout} = spawnSync('npm', [...args, '--fetch-retries=0'], {
    cwd: siteDir,
    encoding: 'utf8',
    timeout: TIMEOUT,
    maxBuffer: 1e8,
  });
  return stdout;
}

/** Whether the registry can be reached. */
export function hasRegistry(siteDir: string): boolean {
  return runNpm(siteDir, 'view', 'npm', 'version').trim() !== '';
}

/** Fetches the latest version of a package; empty if it is unknown. */
export function fetchLatestVersion(siteDir: string, name: string): string {
  return runNpm(siteDir, 'view', name, 'version').trim();
}

/** Fetches the change log in a release of a package; empty if there is none. */
export function fetchChangeLog(name: string, version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    runNpm(folder, 'pack', `${name}@${version}`, '--silent');
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
