import {spawn, spawnSync} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {openAreas} from '../../src/site/contentAreas';
import {filesOfPage} from '../sizes/pageFiles';
import type {BuildFigures} from './figures';
import {memoryBelow, runningProcesses} from './processTree';
import type {Builds, Report} from './report';
import {syntheticPages} from './syntheticPages';

/** How many pages the enlarged site has more. */
const MORE = 1000;

/** How often the memory of a build is looked at, in milliseconds. */
const LOOK_EVERY = 250;

function git(folder: string, ...words: readonly string[]): void {
  const {status, stderr} = spawnSync('git', words, {cwd: folder});
  if (status !== 0) {
    throw new Error(`git ${words.join(' ')}: ${stderr.toString()}`);
  }
}

/** Makes a copy of the project as it is committed, with packages of its own place, so that no cache is shared. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  git(process.cwd(), 'clone', '--quiet', '.', folder);
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

/** Builds the site, and watches how much memory that takes. */
async function build(folder: string): Promise<BuildFigures> {
  const start = performance.now();
  const child = spawn('npx', ['docusaurus', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryBelow(child.pid ?? 0, runningProcesses()));
  }, LOOK_EVERY);
  const status = await new Promise((resolve) => child.on('exit', resolve));
  clearInterval(watch);
  if (status !== 0) {
    throw new Error(`The build in ${folder} ended with ${String(status)}.`);
  }
  return {seconds: (performance.now() - start) / 1000, peak: peak / 1024};
}

/** Bytes of the scripts that every page needs, as they travel. */
function scriptsOf(folder: string): number {
  const site = join(folder, 'build');
  const {late} = filesOfPage(readFileSync(join(site, 'index.html'), 'utf8'));
  return late.reduce(
    (sum, path) =>
      sum + brotliCompressSync(readFileSync(join(site, path))).length,
    0,
  );
}

function enlarge(folder: string): void {
  const areas = openAreas.map(({id}) => id);
  for (const {path, text} of syntheticPages(MORE, areas)) {
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

/** Builds the site as it is, and with 1,000 pages more, each without a cache and with one. */
export async function measureBuilds(): Promise<
  Required<Pick<Report, 'builds' | 'scripts'>>
> {
  const folder = copyProject();
  try {
    const builds: Record<string, BuildFigures> = {};
    builds['this site, cold'] = await build(folder);
    builds['this site, warm'] = await build(folder);
    const plain = scriptsOf(folder);
    enlarge(folder);
    rmSync(join(folder, 'node_modules/.cache'), {recursive: true, force: true});
    rmSync(join(folder, '.docusaurus'), {recursive: true, force: true});
    builds['with 1,000 pages more, cold'] = await build(folder);
    builds['with 1,000 pages more, warm'] = await build(folder);
    const measured: Builds = builds;
    return {builds: measured, scripts: {plain, enlarged: scriptsOf(folder)}};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
