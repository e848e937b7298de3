import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {localizeProject} from '../localize/localizeProject';

/** A build of a site with several languages. */
export type LanguageBuild = {
  readonly siteDir: string;
  /** The output folder of the main language, from the root of the project. */
  readonly folder: string;
  /** Arguments that are passed on, except for the output folder. */
  readonly args: readonly string[];
};

/**
 * Builds the site in another language than its main one, from a localized copy of the project, into
 * a folder of the output. The copy checks its own output for leaks.
 *
 * @returns the exit code.
 */
export async function buildLanguage(
  {siteDir, folder, args}: LanguageBuild,
  locale: string,
): Promise<number> {
  const copy = localizeProject(siteDir, locale);
  const run = spawn(
    process.execPath,
    [
      require.resolve('tsx/cli'),
      'scripts/build-site/index.ts',
      '--locale',
      locale,
      ...args,
    ],
    {cwd: copy, stdio: 'inherit'},
  );
  const [status] = (await once(run, 'exit')) as [number | null];
  if (status === 0) {
    const target = join(siteDir, folder, locale);
    rmSync(target, {recursive: true, force: true});
    // Docusaurus has put it into a folder for the language there as well.
    renameSync(join(copy, 'build', locale), target);
  }
  return status ?? 1;
}
