import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Lists the engine's files in a world, one path per line. */
export const engineRecord = 'engine-files.txt';

/** Paths that belong to the world: they do not come with the engine, and no update touches them. */
const worldPaths = [
  '.vscode/front-matter.code-snippets',
  '.vscode/front-matter.schema.json',
  'docs',
  'i18n',
  'library',
  'sealed',
  'starter',
  'static',
  'world',
  'CHANGELOG.md',
  engineRecord,
  'LICENSE',
  'README.md',
  'lock.allow',
  'lock.json',
  'lock.secret',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'world-words.txt',
] as const;

/** Whether a path from the project root belongs to the engine. */
export function isEngineFile(path: string): boolean {
  return worldPaths.every((own) => path !== own && !path.startsWith(`${own}/`));
}

/**
 * Lists the files of a folder that .gitignore does not exclude, with or without a repository.
 *
 * @returns paths from the folder, with slashes.
 * @throws Error if git is not installed.
 */
export function listFiles(folder: string): readonly string[] {
  const scratch = mkdtempSync(join(tmpdir(), 'files-'));
  const git = (...args: readonly string[]): string => {
    const {status, stdout, stderr, error} = spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {...process.env, GIT_DIR: join(scratch, '.git')},
    });
    if (status !== 0) {
      throw new Error(`git ${args.join(' ')}: ${error?.message ?? stderr}`);
    }
    return stdout;
  };
  try {
    git('init', '--quiet', '--bare', join(scratch, '.git'));
    return git(
      `--work-tree=${folder}`,
      'ls-files',
      '-z',
      '--others',
      '--exclude-standard',
    )
      .split('\0')
      .filter((path) => path !== '');
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}
