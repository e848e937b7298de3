import {existsSync, readFileSync, rmSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {
  lockedAreas,
  openAreas,
  type ContentArea,
} from '../../src/site/contentAreas';
import {listPageFiles} from '../sizes/pageFiles';
import type {Attempts} from './attempts';
import type {BuildFigures} from './figures';
import type {BenchOptions} from './options';
import {copyProject, enlarge, forgetBuilds, shrink} from './projectCopy';
import type {Builds, Report} from './report';
import {watchedRun} from './watchedRun';

/** Pages that are added to the enlarged site. */
const MORE = 1000;

/** Pages that are added once as open and once as locked pages. */
const LOCKED = 200;

/** The build figures of a report. */
type BuildResults = Pick<Report, 'builds' | 'scripts'>;

/** Builds the site without a cache. */
function buildCold(folder: string): Promise<BuildFigures> {
  forgetBuilds(folder);
  return buildWarm(folder);
}

/** Builds the site with the cache of the previous build. */
function buildWarm(folder: string): Promise<BuildFigures> {
  return watchedRun(folder, ['docusaurus', 'build']);
}

/** Returns the transferred bytes of the scripts that every page of a site needs. */
async function getScripts(site: string): Promise<number> {
  const {late} = listPageFiles(
    await readFile(join(site, 'index.html'), 'utf8'),
  );
  return late.reduce(
    (sum, path) =>
      sum + brotliCompressSync(readFileSync(join(site, path))).length,
    0,
  );
}

/** Builds a site without a cache, then with the cache of that build. */
async function coldAndWarm(
  folder: string,
  site: string,
  {attempt}: Attempts,
): Promise<Builds> {
  const [cold, warm] = [`${site}, cold`, `${site}, warm`];
  const first = await attempt(`build of ${cold}`, () => buildCold(folder));
  if (first === undefined) {
    return {};
  }
  const second = await attempt(`build of ${warm}`, () => buildWarm(folder));
  return {[cold]: first, ...(second !== undefined && {[warm]: second})};
}

/**
 * Builds the site with 1,000 more pages, and measures how much larger the scripts of every page
 * become.
 */
async function grow(
  folder: string,
  given: string,
  trials: Attempts,
): Promise<BuildResults> {
  const {attempt} = trials;
  const own = join(folder, 'build');
  const before = existsSync(own) ? own : given;
  const plain = await attempt('weight of the scripts', () =>
    getScripts(before),
  );
  enlarge(folder, MORE, openAreas);
  const builds = await coldAndWarm(folder, 'with 1,000 pages more', trials);
  const enlarged = await attempt('weight of the scripts with 1,000 pages', () =>
    getScripts(own),
  );
  return {
    builds,
    ...(plain !== undefined &&
      enlarged !== undefined && {scripts: {plain, enlarged}}),
  };
}

/** Builds the site without a cache, once with more open pages and once with more locked pages. */
async function openAndLocked(
  folder: string,
  {attempt}: Attempts,
): Promise<Builds> {
  async function measureBuild(
    kind: string,
    areas: readonly ContentArea[],
  ): Promise<Builds> {
    const name = `with ${LOCKED} ${kind} pages more, cold`;
    enlarge(folder, LOCKED, areas);
    const figures: BuildFigures | undefined = await attempt(
      `build of ${name}`,
      () => buildCold(folder),
    );
    shrink(folder);
    forgetBuilds(folder);
    return figures === undefined ? {} : {[name]: figures};
  }
  return {
    ...(await measureBuild('open', openAreas)),
    ...(await measureBuild('locked', lockedAreas)),
  };
}

/** Measures the builds that were requested, in a copy of the committed project. */
export async function measureBuilds(
  {parts, folder: given}: BenchOptions,
  trials: Attempts,
): Promise<BuildResults> {
  const folder = copyProject();
  try {
    const plain = parts.includes('builds')
      ? await coldAndWarm(folder, 'this site', trials)
      : {};
    const locked = parts.includes('locked')
      ? await openAndLocked(folder, trials)
      : {};
    const grown = parts.includes('growth')
      ? await grow(folder, given, trials)
      : {};
    return {...grown, builds: {...plain, ...locked, ...grown.builds}};
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
