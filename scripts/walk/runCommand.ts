import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';

/** How a command ended, and all that it said. */
export type Ended = {readonly status: number | null; readonly said: string};

/** A command that runs in a process group of its own. */
export type Running = {
  /** Ends once the command has. */
  readonly ended: Promise<Ended>;
  /** Sends a signal to the command and all that it started. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** What it said so far. */
  readonly said: () => string;
};

function signalGroup({pid}: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-(pid ?? Number.NaN), name);
  } catch {
    // It ended meanwhile.
  }
}

/** Starts a command of a site as if it were typed there. */
export function startCommand(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  const run = spawn('npm', ['run', '--silent', ...command], {
    cwd: folder,
    detached: true,
    env: {...process.env, ...env},
  });
  let said = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
  }
  return {
    ended: once(run, 'close').then(([status]: (number | null)[]) => ({
      status: status ?? null,
      said,
    })),
    signal(name) {
      signalGroup(run, name);
    },
    said: () => said,
  };
}

/** Kills a command with all that it started, unless it ends before. */
export async function killAfter(
  milliseconds: number,
  {ended, signal}: Running,
): Promise<void> {
  await Promise.race([ended, wait(milliseconds)]);
  signal('SIGKILL');
  await ended;
}
