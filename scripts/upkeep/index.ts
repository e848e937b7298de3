import {parseArgs} from 'node:util';
import {nearest} from '../../src/shared/lib/nearest';
import {driftTests} from '../rehearse-upgrade/driftTests';
import {siteDir} from '../siteDir';
import {checkLinks} from './checkLinks';
import type {Finding} from './finding';
import {
  checkAdvisories,
  checkLicenses,
  checkOutdated,
  checkOverrides,
} from './packages';
import {checkByTests} from './testsAsChecks';

type Check = (siteDir: string) => Finding | Promise<Finding>;

/** What is looked at once a month, by the word that chooses it. */
const checks: Readonly<Record<string, Check>> = {
  outdated: checkOutdated,
  licenses: checkLicenses,
  advisories: checkAdvisories,
  overrides: checkOverrides,
  patches: (folder) => checkByTests(folder, {paths: driftTests}),
  orphans: (folder) =>
    checkByTests(folder, {paths: ['tests/content/reachable.test.ts']}),
  pictures: (folder) =>
    checkByTests(folder, {paths: ['world/tests/pictures.test.ts']}),
  documents: (folder) =>
    checkByTests(folder, {
      paths: ['world/tests/library.test.ts'],
      named: 'as new as its sources',
    }),
  links: checkLinks,
};

/** The checks that words choose; all where there are none. */
function choose(words: readonly string[]): readonly string[] {
  const names = Object.keys(checks);
  const strange = words.find((word) => !names.includes(word));
  if (strange !== undefined) {
    const close = nearest(strange, names);
    throw new Error(
      `found "${strange}"${close === undefined ? '' : ` (perhaps "${close}")`}, expected some of ${names.join(', ')}.`,
    );
  }
  return words.length > 0 ? words : names;
}

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  for (const name of choose(positionals)) {
    const {state, lines} = (await checks[name]?.(siteDir)) ?? {
      state: 'not asked',
      lines: [],
    };
    console.log(`${name}: ${state}`);
    console.log(lines.map((line) => `    ${line}`).join('\n'));
  }
}

main().catch((error: unknown) => {
  console.error(`[ERROR] npm run upkeep: ${(error as Error).message}`);
  process.exitCode = 1;
});
