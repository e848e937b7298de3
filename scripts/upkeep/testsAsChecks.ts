import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {reasons} from '../rehearse-upgrade/reasons';
import {runCommand} from '../rehearse-upgrade/runCommand';
import {lookAt, notAsked, type Finding} from './finding';

/** Tests that a check consists of: files or folders, and those of them that are meant, by their names. */
export type TestsOfCheck = {
  readonly paths: readonly string[];
  readonly named?: string;
};

/** Lets tests of the site say what they say; a world may have none of its own. */
export function checkByTests(
  siteDir: string,
  {paths, named}: TestsOfCheck,
): Finding {
  const isHere = (path: string): boolean =>
    existsSync(join(siteDir, path)) ||
    existsSync(join(siteDir, `${path}.test.ts`));
  const here = paths.filter(isHere);
  if (here.length === 0) {
    return notAsked(`This world has no ${paths.join(', ')}.`);
  }
  const {ok, said} = runCommand(siteDir, [
    'npx',
    'jest',
    ...here,
    ...(named === undefined ? [] : ['-t', named]),
  ]);
  return lookAt(
    ok ? [] : reasons(said),
    `As it should be (${here.join(', ')}).`,
  );
}
