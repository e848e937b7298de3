import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

/** Speeds up Docusaurus' loading of TypeScript tenfold. */
const TRANSPILER = join(
  __dirname,
  '../../plugins/framework-patches/swc-transpiler/register.cjs',
);

/** The options of a Docusaurus run. */
export type Run = {
  readonly siteDir: string;
  /** The command and its arguments. */
  readonly args: readonly string[];
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs Docusaurus, and returns its exit code. */
export async function runDocusaurus({
  siteDir,
  args,
  env = {},
}: Run): Promise<number> {
  const {resolve} = createRequire(join(siteDir, 'package.json'));
  const core = dirname(resolve('@docusaurus/core/package.json'));
  const run = spawn(
    process.execPath,
    ['--require', TRANSPILER, join(core, 'bin/docusaurus.mjs'), ...args],
    {
      cwd: siteDir,
      stdio: 'inherit',
      env: {
        ...process.env,
        // Docusaurus loads plugins with jiti, which does not read tsconfig.json.
        ...env,
      },
    },
  );
  const pass = (signal: NodeJS.Signals): void => {
    run.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [status] = (await once(run, 'exit')) as [number | null];
  process.off('SIGINT', pass).off('SIGTERM', pass);
  return status ?? 1;
}
