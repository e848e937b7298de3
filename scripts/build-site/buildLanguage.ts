import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {renameSync, rmSync} from 'node:fs';
import {join, relative} from 'node:path';
import {getCopy, localizeProject} from '../localize/localizeProject';

/** A build of a site with several languages. */
export type LanguageBuild = {
  readonly siteDir: string;
  /** The output folder of the main language, from the root of the project. */
  readonly folder: string;
  /** Arguments that are passed on, except for the output folder. */
  readonly args: readonly string[];
};

/** Runs a script of a copy of the project in that copy; returns the exit code. */
async function runInCopy(
  copy: string,
  script: string,
  args: readonly string[],
): Promise<number> {
  const run = spawn(
    process.execPath,
    [require.resolve('tsx/cli'), `scripts/${script}/index.ts`, ...args],
    {cwd: copy, stdio: 'inherit'},
  );
  const [status] = (await once(run, 'exit')) as [number | null];
  return status ?? 1;
}

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
  const status = await runInCopy(copy, 'build-site', [
    '--locale',
    locale,
    ...args,
  ]);
  if (status === 0) {
    const target = join(siteDir, folder, locale);
    rmSync(target, {recursive: true, force: true});
    // Docusaurus has put it into a folder for the language there as well.
    renameSync(join(copy, 'build', locale), target);
  }
  return status;
}

/**
 * Searches the output in all languages for text of locked pages in one of the further languages,
 * which only its copy of the project knows.
 *
 * @returns the exit code.
 */
export function checkLanguage(
  {siteDir, folder}: LanguageBuild,
  locale: string,
): Promise<number> {
  const copy = getCopy(siteDir, locale);
  const output = relative(copy, join(siteDir, folder));
  return runInCopy(copy, 'leak-check', ['--folder', output]);
}
