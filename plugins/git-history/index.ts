import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {
  FileChange,
  FileHistories,
  FileHistory,
  ReadHistories,
} from '../../src/shared/model/fileHistory';
import {parseLog, type Commit} from './parseLog';

/** A file with its commits, across renames. */
type Life = {readonly commits: Commit[]; isBorn: boolean};

/** Lists names by number of commits, then alphabetically, without e-mail addresses. */
function rankContributors(commits: readonly Commit[]): readonly string[] {
  const count = (name: string): number =>
    commits.filter(({author}) => author === name).length;
  return [...new Set(commits.map(({author}) => author))]
    .filter((name) => name !== '' && !name.includes('@'))
    .toSorted(
      (one, other) =>
        count(other) - count(one) || one.localeCompare(other, 'en-US'),
    );
}

/** Lists the changes that commits describe, without e-mail addresses. */
function listChanges(commits: readonly Commit[]): readonly FileChange[] {
  return commits
    .toSorted((one, other) => other.time - one.time)
    .map(({time, summary = ''}) => ({
      day: new Date(time * 1000).toISOString().slice(0, 10),
      summary: summary.replaceAll(/\S+@\S+/g, '').trim(),
    }))
    .filter(({summary}) => summary !== '');
}

function summarize({commits, isBorn}: Life, isShallow: boolean): FileHistory {
  if (commits.length === 0) {
    return {};
  }
  const times = commits.map(({time}) => time);
  const toText = (time: number): string => new Date(time * 1000).toISOString();
  const updated = toText(Math.max(...times));
  if (isShallow && !isBorn) {
    return {updated};
  }
  const contributors = rankContributors(commits);
  const changes = listChanges(commits);
  return {
    created: toText(Math.min(...times)).slice(0, 10),
    updated,
    ...(contributors.length > 0 && {contributors}),
    ...(changes.length > 0 && {changes}),
  };
}

/**
 * Adds a change to the file that had its path as of a commit.
 *
 * @param here the file at each path; a rename moves its file to the former path.
 */
function followChange(
  {status, path, from}: Commit['changes'][number],
  commit: Commit,
  here: Map<string, Life>,
): Life {
  const life = here.get(path) ?? {commits: [], isBorn: false};
  here.set(path, life);
  life.isBorn ||= status === 'A';
  if (status !== 'R100') {
    life.commits.push(commit);
  }
  if (from !== undefined) {
    const met = here.get(from);
    // Another branch may have changed the file under its old name after the rename.
    life.commits.push(...(met?.isBorn === false ? met.commits : []));
    here.delete(path);
    here.set(from, life);
  }
  return life;
}

/**
 * Collects the history of each file by its current path. Follows renames, and does not count them
 * as changes. Docusaurus' own reader treats renamed files as new, and reports only one author.
 * Ignores boundary commits of shallow clones, because they seem to create every file.
 *
 * @param commits newest first.
 */
export function collectHistories(
  commits: readonly Commit[],
  isShallow: boolean,
): FileHistories {
  const here = new Map<string, Life>();
  const last = new Map<string, Life>();
  for (const commit of commits) {
    const changes = isShallow && !commit.hasParent ? [] : commit.changes;
    for (const change of changes) {
      const life = followChange(change, commit, here);
      last.set(change.path, last.get(change.path) ?? life);
    }
  }
  return new Map(
    [...last].map(([path, life]) => [path, summarize(life, isShallow)]),
  );
}

/** Reads the history of all pages and files in one pass, and warns of missing history. */
async function readHistories(siteDir: string): Promise<FileHistories> {
  const git = async (command: string): Promise<string> => {
    const options = {cwd: siteDir, maxBuffer: 2 ** 28};
    const {stdout} = await promisify(execFile)(
      'git',
      command.split(' '),
      options,
    );
    return stdout;
  };
  try {
    const isShallow = (
      await git('rev-parse --is-shallow-repository')
    ).startsWith('true');
    if (isShallow) {
      console.warn(
        '[WARNING] The git history is shallow: dates and contributors before its first commit are missing, and files without a commit show their date on this disk.',
      );
    }
    const log = await git(
      '-c log.showSignature=false log -z -M --name-status --diff-filter=AMRT --relative --no-follow --encoding=UTF-8 --format=%x01%at%x02%P%x02%aN%x02%s -- docs static',
    );
    return collectHistories(parseLog(log), isShallow);
  } catch (error) {
    console.warn(
      `[WARNING] Found no git history (${/fatal: .*/.exec(String(error))?.[0] ?? String(error)}): pages and the sitemap have no dates or contributors, and files show their date on this disk.`,
    );
    return new Map();
  }
}

/** Creates a function that reads the history of pages and files on the first call. */
export function historyReader(siteDir: string): ReadHistories {
  let histories: Promise<FileHistories> | undefined;
  return () => (histories ??= readHistories(siteDir));
}
