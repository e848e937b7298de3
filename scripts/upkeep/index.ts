import {nearest} from '../../src/shared/lib/nearest';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
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
import {runTestsAsCheck} from './runTestsAsCheck';

type Check = (siteDir: string) => Finding | Promise<Finding>;

/** The monthly checks by name. */
const checks: Readonly<Record<string, Check>> = {
  outdated: checkOutdated,
  licenses: checkLicenses,
  advisories: checkAdvisories,
  overrides: checkOverrides,
  patches: (folder) => runTestsAsCheck(folder, {paths: driftTests}),
  orphans: (folder) =>
    runTestsAsCheck(folder, {paths: ['tests/content/reachable.test.ts']}),
  pictures: (folder) =>
    runTestsAsCheck(folder, {paths: ['world/tests/pictures.test.ts']}),
  documents: (folder) =>
    runTestsAsCheck(folder, {
      paths: ['world/tests/library.test.ts'],
      pattern: 'as new as its sources',
    }),
  links: checkLinks,
};

/** Validates the names of checks; returns all if there are none. */
function selectChecks(requested: readonly string[]): readonly string[] {
  const names = Object.keys(checks);
  const unknown = requested.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const nearestName = nearest(unknown, names);
    throw new Error(
      `found "${unknown}"${nearestName === undefined ? '' : ` (perhaps "${nearestName}")`}, expected some of ${names.join(', ')}.`,
    );
  }
  return requested.length > 0 ? requested : names;
}

async function main(): Promise<void> {
  const {positionals} = readArguments({
    usage: `npm run upkeep [-- CHECK …], with some of these checks: ${Object.keys(checks).join(', ')}.`,
    count: [0, Infinity],
  });
  for (const name of selectChecks(positionals)) {
    const {state, lines} = (await checks[name]?.(siteDir)) ?? {
      state: 'not asked',
      lines: [],
    };
    console.log(`${name}: ${state}`);
    console.log(lines.map((line) => `    ${line}`).join('\n'));
  }
}

void startCommand('upkeep', main);
