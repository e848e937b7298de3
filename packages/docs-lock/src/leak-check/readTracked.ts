import {execFileSync} from 'node:child_process';

/** Lists the paths that git tracks in a folder; undefined if it is not a git repository. */
export function readTracked(siteDir: string): readonly string[] | undefined {
  try {
    return execFileSync('git', ['ls-files', '-z'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
      .split('\0')
      .filter(Boolean);
  } catch {
    return undefined;
  }
}
