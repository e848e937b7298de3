import {spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {ContentArea} from '../../src/site/contentAreas';
import {syntheticPages} from './syntheticPages';

/** The caches of Docusaurus and of this project. */
const CACHES = [
  'node_modules/.cache',
  '.docusaurus',
  '.cache',
  '.locked',
  'build',
];

function git(folder: string, ...args: readonly string[]): void {
  const {status, stderr} = spawnSync('git', args, {cwd: folder});
  if (status !== 0) {
    throw new Error(`git ${args.join(' ')}: ${stderr.toString()}`);
  }
}

/** Clones the committed project, without packages. */
function cloneProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-copy-'));
  git(process.cwd(), 'clone', '--quiet', '.', folder);
  return folder;
}

/** Clones the committed project with its own node_modules folder, so that no cache is shared. */
export function copyProject(): string {
  const folder = cloneProject();
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const source = join(process.cwd(), 'node_modules');
  for (const name of readdirSync(source)) {
    if (name !== '.cache') {
      symlinkSync(join(source, name), join(packages, name));
    }
  }
  return folder;
}

/** Deletes all build caches. */
export function forgetBuilds(folder: string): void {
  for (const cache of CACHES) {
    rmSync(join(folder, cache), {recursive: true, force: true});
  }
}

/** Adds pages to some areas, and commits them, because pages show their git history. */
export function enlarge(
  folder: string,
  count: number,
  areas: readonly ContentArea[],
): void {
  const names = areas.map(({id}) => id);
  for (const {path, text} of syntheticPages(count, names)) {
    writeFileSync(join(folder, path), text);
  }
  git(folder, 'add', '--all');
  git(
    folder,
    '-c',
    'user.name=Bench',
    '-c',
    'user.email=bench@example.com',
    'commit',
    '--quiet',
    '--message=test: pages to measure',
  );
}

/** Removes the pages that were added last. */
export function shrink(folder: string): void {
  git(folder, 'reset', '--quiet', '--hard', 'HEAD~1');
}
