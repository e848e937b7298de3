import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {temporarySite} from './temporarySite';

type Repository = {
  readonly siteDir: string;
  /** Runs git in this folder. */
  readonly git: (...words: string[]) => string;
  /** Commits all changes as an author on a day. */
  readonly commit: (author: string, day: string) => void;
};

function findGit(
  cwd: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  return execFileSync('git', words, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {...process.env, ...env},
  });
}

/** Creates a folder with files and an empty Git history, deleted after the tests of the file. */
export function temporaryRepository(
  files: Readonly<Record<string, string>> = {},
): Repository {
  const siteDir = temporarySite(files);
  findGit(siteDir, ['init', '-q', '-b', 'main']);
  return openRepository(siteDir);
}

/** Opens a repository that is there. */
export function openRepository(siteDir: string): Repository {
  const git = (...words: string[]): string => findGit(siteDir, words);
  return {
    siteDir,
    git,
    commit(author, day) {
      const date = `${day}T12:00:00Z`;
      const email = `${author.toLowerCase()}@secret.example`;
      git('add', '--all');
      findGit(siteDir, ['commit', '-q', '--allow-empty', '-m', day], {
        GIT_AUTHOR_NAME: author,
        GIT_AUTHOR_EMAIL: email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: author,
        GIT_COMMITTER_EMAIL: email,
        GIT_COMMITTER_DATE: date,
      });
    },
  };
}

/** Clones the last commits of a repository; the clone is deleted after the tests of the file. */
export function shallowClone(siteDir: string, depth: number): string {
  const target = join(temporarySite({'readme.md': ''}), 'clone');
  findGit(siteDir, [
    'clone',
    '-q',
    `--depth=${depth}`,
    pathToFileURL(siteDir).href,
    target,
  ]);
  return target;
}
