import {GENERATED_NOTE, type HostFile} from '../site';

/**
 * A workflow that builds the site and deploys it to GitHub Pages, with the address from the
 * settings of the repository. Custom headers are not supported.
 *
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages/using-custom-workflows-with-github-pages
 */
const workflow = `# ${GENERATED_NOTE}
name: Deploy the site
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
  cancel-in-progress: false
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with:
          # The dates on pages come from the full history.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - id: pages
        uses: actions/configure-pages@v5
      # Once there are secrets, LOCK_STRICT: 'true' in env refuses a lock that protects nothing. Where "npm run lock -- key"
      # drew a key and pages are sealed here, env needs LOCK_SIGNING_KEY too, from the secrets of the repository.
      - run: npm run build
        env:
          SITE_URL: \${{ steps.pages.outputs.origin }}
          SITE_BASE_PATH: \${{ steps.pages.outputs.base_path }}/
      - uses: actions/upload-pages-artifact@v3
        with:
          path: build
      - id: deployment
        uses: actions/deploy-pages@v4
`;

/** Writes the files for GitHub Pages. */
export function writeGithubPagesFiles(): readonly HostFile[] {
  return [
    {place: 'project', path: '.github/workflows/deploy.yml', text: workflow},
  ];
}
