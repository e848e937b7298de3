import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** What git says of pages and files, not yet understood. */
export type RawHistory = {
  /** The one log of all of them, newest commit first; empty where there is none. */
  readonly log: string;
  /** Whether the history ends before its beginning. */
  readonly shallow: boolean;
  /** Why there is no log. */
  readonly fault?: string;
};

/** Room for the log of some hundred thousand changes, in bytes. */
const MAX_LOG = 2 ** 28;

/**
 * Names, never addresses: %aN. A renamed file keeps its history (-M), whatever the
 * machine is set to; paths count from the root of the project.
 */
const LOG = [
  '-c',
  'log.showSignature=false',
  'log',
  '-z',
  '-M',
  '--name-status',
  '--relative',
  '--no-follow',
  '--encoding=UTF-8',
  '--format=%x01%at%x02%P%x02%aN',
  '--',
  'docs',
  'static',
];

async function git(siteDir: string, words: readonly string[]): Promise<string> {
  const {stdout} = await run('git', words, {cwd: siteDir, maxBuffer: MAX_LOG});
  return stdout;
}

/** The words of git, or of the machine where it has no git. */
function getFault(error: unknown): string {
  const message = String(error);
  return /fatal: .*/.exec(message)?.[0] ?? message;
}

/** Reads the history of all pages and files in one pass. */
export async function readHistory(siteDir: string): Promise<RawHistory> {
  try {
    const shallow = await git(siteDir, [
      'rev-parse',
      '--is-shallow-repository',
    ]);
    const log = await git(siteDir, LOG);
    return {log, shallow: shallow.trim() === 'true'};
  } catch (error) {
    return {log: '', shallow: false, fault: getFault(error)};
  }
}
