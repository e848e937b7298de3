import {spawn} from 'node:child_process';
import {sumMemoryBelow, runningProcesses} from './processTree';

/** Interval of memory samples in milliseconds. */
const LOOK_EVERY = 250;

/** Timeout of a program in milliseconds. */
const TIMEOUT = 8 * 60_000;

/** Length of the output that an error message quotes, in characters. */
const LAST_WORDS = 600;

/** The figures of a program run. */
export type RunFigures = {
  readonly seconds: number;
  /** The peak memory of all its processes together, in MiB. */
  readonly peak: number;
};

/** A command without `npx`. */
type Command = readonly [name: string, ...words: string[]];

/** Kills a program with its process group. */
function end(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/**
 * Runs a program, and records its peak memory.
 *
 * @throws Error with the end of its output if it fails or runs for more than 8 minutes.
 */
export async function watchedRun(
  folder: string,
  command: Command,
): Promise<RunFigures> {
  const start = performance.now();
  // A process group of its own can be killed as a whole.
  const child = spawn('npx', [...command], {
    cwd: folder,
    detached: true,
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
    peak = Math.max(peak, sumMemoryBelow(id, runningProcesses()));
  }, LOOK_EVERY);
  const limit = setTimeout(end, TIMEOUT, id);
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
