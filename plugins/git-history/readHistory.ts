import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** The unparsed git history of pages and files. */
export type RawHistory = {
  /** The log, newest commit first; empty if there is none. */
  readonly log: string;
  /** Whether it is a shallow clone. */
  readonly shallow: boolean;
  /** Why there is no log. */
  readonly fault?: string;
};

/** Buffer size in bytes, enough for some hundred thousand changes. */
const MAX_LOG = 2 ** 28;

/**
 * Names only, no e-mail addresses: %aN. Renames are detected (-M) whatever the machine's
 * configuration; paths are relative to the root of the project.
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

async function git(siteDir: string, args: readonly string[]): Promise<string> {
  const {stdout} = await run('git', args, {cwd: siteDir, maxBuffer: MAX_LOG});
  return stdout;
}

/** The error message of git, or of the system if git is missing. */
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
