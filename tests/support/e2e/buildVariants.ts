import {spawnSync} from 'node:child_process';
import {giscus} from './giscus';
import {UNDER_PATH, walineServer} from './sites';

/**
 * Builds with comments, which the deployed one lacks; one is also under a base path and has another
 * PDF viewer, because what those change does not depend on each other.
 */
const builds = {
  'build-with-waline': {
    SITE_DISCUSSION: 'waline',
    SITE_WALINE_SERVER: walineServer,
  },
  'build-under-path': {
    SITE_BASE_PATH: UNDER_PATH,
    SITE_DISCUSSION: 'giscus',
    SITE_GISCUS_REPO: giscus.repo,
    SITE_GISCUS_REPO_ID: giscus.repoId,
    SITE_GISCUS_CATEGORY: giscus.category,
    SITE_GISCUS_CATEGORY_ID: giscus.categoryId,
    SITE_PDF_ENGINE: 'viewer-page',
  },
};

for (const [folder, settings] of Object.entries(builds)) {
  const {status} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build-site/index.ts', '--out-dir', folder],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...settings,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  if (status !== 0) {
    throw new Error(`The build of ${folder} failed.`);
  }
}
