import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {listReasons} from '../rehearse-upgrade/listReasons';
import {runCommand} from '../rehearse-upgrade/runCommand';
import {createFinding, createSkippedFinding, type Finding} from './finding';

/** The tests of a check: files or folders, and optionally a pattern for names. */
export type TestSelection = {
  readonly paths: readonly string[];
  readonly pattern?: string;
};

/** Runs tests as a check; a world may lack some of them. */
export function runTestsAsCheck(
  siteDir: string,
  {paths, pattern}: TestSelection,
): Finding {
  const exists = (path: string): boolean =>
    existsSync(join(siteDir, path)) ||
    existsSync(join(siteDir, `${path}.test.ts`));
  const existing = paths.filter(exists);
  if (existing.length === 0) {
    return createSkippedFinding(`This world has no ${paths.join(', ')}.`);
  }
  const {ok, output} = runCommand(siteDir, [
    'npx',
    'jest',
    ...existing,
    ...(pattern === undefined ? [] : ['-t', pattern]),
  ]);
  return createFinding(
    ok ? [] : listReasons(output),
    `As it should be (${existing.join(', ')}).`,
  );
}
