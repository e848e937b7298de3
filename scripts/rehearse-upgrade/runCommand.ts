import {spawnSync} from 'node:child_process';
import {delimiter, join} from 'node:path';

/** The outcome of a command, with its output. */
export type CommandResult = {readonly ok: boolean; readonly output: string};

/** Runs a command in a copy of the project, with the Node version installed there. */
export function runCommand(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): CommandResult {
  const path = [join(folder, 'node_modules/node/bin'), process.env['PATH']];
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: {...process.env, ...env, PATH: path.join(delimiter)},
  });
  return {ok: status === 0, output: `${stdout}\n${stderr}`};
}
