import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {readArguments} from '../command/readArguments';
import {startCommand} from '../command/startCommand';
import {makeLinkedWorld} from './linkedWorld';

const SETTINGS = {
  /** A port that the site's own browser tests do not use. */
  E2E_FIRST_PORT: '4190',
  /** Properties hold for any world, and are tried with more cases in this one. */
  FUZZ_RUNS: '200',
};

/** The commands that test a new world: types, unit tests, build, and browser tests. */
const PROOFS: readonly (readonly string[])[] = [
  ['npm', 'run', '--silent', 'check:types'],
  ['npm', 'run', '--silent', 'check:spelling'],
  // Tests of the content, and unit tests that read the tables of a world, so that they may fail for
  // another one.
  [
    'npx',
    'jest',
    ...['--selectProjects', 'node', 'jsdom', 'content'],
    '--findRelatedTests',
    ...['world/*.ts', 'tests/content/*.ts', 'world/tests/*.ts'],
  ],
  ['npm', 'run', '--silent', 'build'],
  ['npm', 'run', '--silent', 'test:sizes'],
  ['npm', 'run', '--silent', 'test:e2e'],
];

/** Creates a world from the starter, and tests it; returns the command that failed, if any. */
function proveStarter(folder: string): string | undefined {
  makeLinkedWorld(folder);
  return PROOFS.map((args) => args.join(' ')).find((command) => {
    const {status} = spawnSync(command, {
      cwd: folder,
      shell: true,
      stdio: 'inherit',
      env: {...process.env, ...SETTINGS},
    });
    return status !== 0;
  });
}

void startCommand('test:starter', () => {
  readArguments({usage: 'npm run test:starter, which takes nothing.'});
  const scratch = mkdtempSync(join(tmpdir(), 'starter-'));
  try {
    const failed = proveStarter(join(scratch, 'new-world'));
    if (failed !== undefined) {
      console.error(`[ERROR] A new world fails: ${failed}`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
});
