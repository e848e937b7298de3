import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {followChanges} from '../localize/followChanges';
import {localizeProject} from '../localize/localizeProject';

/**
 * Runs the development server in another language than the main one, on a localized copy of the
 * project, which follows changes of pages and translations.
 *
 * @returns the exit code.
 */
export async function startLanguage(
  siteDir: string,
  locale: string,
  args: readonly string[],
): Promise<number> {
  const copy = localizeProject(siteDir, locale);
  const stop = followChanges({siteDir, locale}, (message) => {
    console.error(`[ERROR] npm start: ${message}`);
  });
  const run = spawn(
    process.execPath,
    [
      '--require',
      './plugins/framework-patches/swc-transpiler/register.cjs',
      join('scripts', 'start', 'index.cjs'),
      ...args,
    ],
    {cwd: copy, stdio: 'inherit'},
  );
  const pass = (signal: NodeJS.Signals): void => {
    run.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [status] = (await once(run, 'exit')) as [number | null];
  stop();
  return status ?? 1;
}
