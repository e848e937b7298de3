import {MARK, type HostFile} from '../site';

/**
 * A workflow that builds the site and hands it to GitHub Pages. Pages sends no headers of ours:
 * each page brings its policy, and files are kept for ten minutes. It answers an address without
 * `.html` by the page itself, and sends `404.html` with its status. Address and sub-path come from
 * the settings of the repository.
 *
 * https://docs.github.com/en/pages/getting-started-with-github-pages/using-custom-workflows-with-github-pages
 */
const workflow = `# ${MARK}
name: Put the site online
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
          # Pages say when they were changed first and last, which the whole history tells.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - id: pages
        uses: actions/configure-pages@v5
      # Once there are secrets, "--strict" behind it refuses a lock that protects nothing. Where "npm run lock -- key"
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

/** The files that GitHub reads. */
export function githubPages(): readonly HostFile[] {
  return [
    {place: 'project', path: '.github/workflows/deploy.yml', text: workflow},
  ];
}
