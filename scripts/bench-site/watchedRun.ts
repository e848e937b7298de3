import {spawn} from 'node:child_process';
import {buildEnvironment} from '../build-site/buildEnvironment';
import {memoryBelow, runningProcesses} from './processTree';

/** How often the memory of a program is looked at, in milliseconds. */
const LOOK_EVERY = 250;

/** After how long a program is ended, in milliseconds. */
const PATIENCE = 8 * 60_000;

/** How much of what a program said last is told where it fails, in characters. */
const LAST_WORDS = 600;

/** What running a program took. */
export type RunFigures = {
  readonly seconds: number;
  /** The most memory that its processes held together, in MiB. */
  readonly peak: number;
};

/** A program as it is typed, without `npx`. */
type Command = readonly [name: string, ...words: string[]];

/** Ends a program with all that it started. */
function end(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}

/**
 * Runs a program of the project to its end, as builds are run, and watches how much memory that takes.
 *
 * @throws Error with its last words where it fails, or takes more than 8 minutes.
 */
export async function watchedRun(
  folder: string,
  command: Command,
): Promise<RunFigures> {
  const start = performance.now();
  // A group of its own can be ended as a whole.
  const child = spawn('npx', [...command], {
    cwd: folder,
    detached: true,
    env: {...process.env, ...buildEnvironment},
  });
  const id = child.pid ?? 0;
  let peak = 0;
  let words = '';
  const hear = (text: Buffer): void => {
    words = (words + text.toString()).slice(-LAST_WORDS);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBelow(id, runningProcesses()));
  }, LOOK_EVERY);
  const limit = setTimeout(end, PATIENCE, id);
  const status = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  clearTimeout(limit);
  if (status !== 0) {
    throw new Error(
      `${command.join(' ')} ended with ${String(status)}: ${words.trim().replaceAll(/\s+/g, ' ')}`,
    );
  }
  return {seconds: (performance.now() - start) / 1000, peak: peak / 1024};
}
