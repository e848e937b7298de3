import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {makeLinkedWorld} from '../../../scripts/test-starter/linkedWorld';
import {siteDir} from '../../../scripts/siteDir';
import {giscus} from './giscus';
import {sites, UNDER_PATH, walineServer} from './sites';

/**
 * Builds a site.
 *
 * @param cwd the root of its project.
 * @throws Error if the build fails.
 */
function build(
  cwd: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): void {
  const {status} = spawnSync('npx', ['docusaurus', 'build', ...args], {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...settings,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
  });
  if (status !== 0) {
    throw new Error(`The build with ${JSON.stringify(settings)} failed.`);
  }
}

/**
 * Builds the site with giscus, which the deployed one lacks. It is also under a base path, because
 * what the two change does not depend on each other.
 */
function buildUnderPath(): void {
  build(siteDir, ['--out-dir', sites.underPath.folder], {
    SITE_BASE_PATH: UNDER_PATH,
    SITE_DISCUSSION: 'giscus',
    SITE_GISCUS_REPO: giscus.repo,
    SITE_GISCUS_REPO_ID: giscus.repoId,
    SITE_GISCUS_CATEGORY: giscus.category,
    SITE_GISCUS_CATEGORY_ID: giscus.categoryId,
  });
}

/** Builds a small world with Waline, as comments are the same on each page. */
function buildWithWaline(): void {
  const scratch = mkdtempSync(join(tmpdir(), 'with-waline-'));
  const world = join(scratch, 'world');
  try {
    makeLinkedWorld(world);
    build(world, [], {
      SITE_DISCUSSION: 'waline',
      SITE_WALINE_SERVER: walineServer,
    });
    const {folder} = sites.withWaline;
    rmSync(join(siteDir, folder), {recursive: true, force: true});
    cpSync(join(world, 'build'), join(siteDir, folder), {recursive: true});
  } finally {
    rmSync(scratch, {recursive: true, force: true});
  }
}

buildWithWaline();
buildUnderPath();
