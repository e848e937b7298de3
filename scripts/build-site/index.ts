import {spawnSync} from 'node:child_process';
import {buildEnvironment} from './buildEnvironment';
import {buildOptions} from './buildOptions';

/** Runs a command of the project as if it were typed; the build ends where it fails. */
function run(command: string, args: readonly string[], strict: boolean): void {
  const {status} = spawnSync('npx', [command, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...buildEnvironment,
      ...(strict && {LOCK_STRICT: 'true'}),
    },
  });
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}

const {args, folder, strict} = buildOptions(process.argv.slice(2));
run('docusaurus', ['build', ...args], strict);
// After the build and not in it: by now everything is written that could hold what is locked.
run('tsx', ['scripts/leak-check/index.ts', '--folder', folder], strict);
