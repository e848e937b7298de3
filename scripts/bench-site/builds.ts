import {existsSync, readFileSync, rmSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {
  lockedAreas,
  openAreas,
  type ContentArea,
} from '../../src/site/contentAreas';
import {filesOfPage} from '../sizes/pageFiles';
import type {Attempts} from './attempts';
import type {BuildFigures} from './figures';
import type {BenchOptions} from './options';
import {copyProject, enlarge, forgetBuilds, shrink} from './projectCopy';
import type {Builds, Report} from './report';
import {watchedRun} from './watchedRun';

/** How many pages the enlarged site has more. */
const MORE = 1000;

/** How many pages more are built open, and then locked. */
const LOCKED = 200;

/** What is measured of builds. */
type Found = Pick<Report, 'builds' | 'scripts'>;

/** Builds the site without a cache, and looks through it for what is locked. */
async function buildCold(folder: string): Promise<BuildFigures> {
  forgetBuilds(folder);
  const built = await buildWarm(folder);
  const checked = await watchedRun(folder, [
    'tsx',
    'scripts/leak-check/index.ts',
  ]);
  return {...built, checked: checked.seconds};
}

/** Builds the site with what the build before left. */
function buildWarm(folder: string): Promise<BuildFigures> {
  return watchedRun(folder, ['docusaurus', 'build']);
}

/** Bytes of the scripts that every page of a built site needs, as they travel. */
async function getScripts(site: string): Promise<number> {
  const {late} = filesOfPage(await readFile(join(site, 'index.html'), 'utf8'));
  return late.reduce(
    (sum, path) =>
      sum + brotliCompressSync(readFileSync(join(site, path))).length,
    0,
  );
}

/** Builds a site without a cache, and again with what the first build left. */
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

/** Builds the site with 1,000 pages more, and weighs what that adds to the scripts of every page. */
async function grow(
  folder: string,
  given: string,
  trials: Attempts,
): Promise<Found> {
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

/** Builds the site without a cache, with pages more that everybody may read, and with the same behind the lock. */
async function openAndLocked(
  folder: string,
  {attempt}: Attempts,
): Promise<Builds> {
  async function buildWith(
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
    ...(await buildWith('open', openAreas)),
    ...(await buildWith('locked', lockedAreas)),
  };
}

/** Builds the site as it is committed and with pages more, without a cache and with one, as far as asked for. */
export async function measureBuilds(
  {parts, folder: given}: BenchOptions,
  trials: Attempts,
): Promise<Found> {
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
