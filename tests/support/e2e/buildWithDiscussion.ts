import {spawnSync} from 'node:child_process';
import {giscus} from './giscus';
import {walineServer} from './sites';

/**
 * Builds with other providers of comments than the deployed one; one also has another PDF viewer.
 */
const builds = {
  'build-with-waline': {
    SITE_DISCUSSION: 'waline',
    SITE_WALINE_SERVER: walineServer,
  },
  'build-with-giscus': {
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
    'npx',
    ['tsx', 'scripts/build-site/index.ts', '--out-dir', folder],
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
