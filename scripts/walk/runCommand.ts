import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';

/** The outcome of a command, with its output. */
export type CommandResult = {
  readonly status: number | null;
  readonly output: string;
};

/** A running command with its own process group. */
export type Running = {
  /** Resolves when the command has ended. */
  readonly ended: Promise<CommandResult>;
  /** Sends a signal to the command and all its child processes. */
  readonly signal: (name: NodeJS.Signals) => void;
  /** Returns its output so far. */
  readonly output: () => string;
};

function signalGroup({pid}: ChildProcess, name: NodeJS.Signals): void {
  try {
    process.kill(-(pid ?? Number.NaN), name);
  } catch {
    // The process has already ended.
  }
}

/** Starts a command in a site's folder, as if typed there. */
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
  let output = '';
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
  }
  return {
    ended: once(run, 'close').then(([status]: (number | null)[]) => ({
      status: status ?? null,
      output,
    })),
    signal(name) {
      signalGroup(run, name);
    },
    output: () => output,
  };
}

/** Kills a command and all its child processes, unless it ends earlier. */
export async function killLater(
  milliseconds: number,
  {ended, signal}: Running,
): Promise<void> {
  await Promise.race([ended, wait(milliseconds)]);
  signal('SIGKILL');
  await ended;
}
