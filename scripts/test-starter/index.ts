import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {makeWorld} from '../new-world/newWorld';
import {siteDir} from '../siteDir';

/** A port that the tests of the site itself do not stand on. */
const FIRST_PORT = '4190';

/** What proves a new world: its types, its own tests, a build, and readers of it. */
const PROOFS: readonly (readonly string[])[] = [
  ['npm', 'run', '--silent', 'check:types'],
  ['npx', 'jest', '--selectProjects', 'content'],
  ['npm', 'run', '--silent', 'build'],
  ['npm', 'run', '--silent', 'test:sizes'],
  ['npm', 'run', '--silent', 'test:e2e'],
];

/** Lets a new world use the packages of this project, but not their cache. */
function linkPackages(folder: string): void {
  const [from, to] = [siteDir, folder].map((each) =>
    join(each, 'node_modules'),
  ) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache') {
      symlinkSync(join(from, name), join(to, name));
    }
  }
}

/** Makes a world of the starter, and has it prove itself; says which proof failed. */
function proveStarter(folder: string): string | undefined {
  makeWorld(siteDir, folder);
  linkPackages(folder);
  return PROOFS.map((words) => words.join(' ')).find((command) => {
    const {status} = spawnSync(command, {
      cwd: folder,
      shell: true,
      stdio: 'inherit',
      env: {...process.env, E2E_FIRST_PORT: FIRST_PORT},
    });
    return status !== 0;
  });
}

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
