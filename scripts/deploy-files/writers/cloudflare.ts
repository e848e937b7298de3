import {GENERATED_NOTE, type DeployedSite, type HostFile} from '../site';
import {getPageAddress, listSpellings} from '../spellings';
import {writeHeaderRules} from './writeHeaderRules';

/** The maximum number of static redirects that Cloudflare accepts. */
export const MAX_REDIRECTS = 2000;

/**
 * Writes the `_redirects` file. With `html_handling` "none", a folder needs a rule for its
 * `index.html`.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/redirects/
 *
 * @throws Error if there are more folders than rules allowed.
 */
function writeRedirects({basePath, pages, moved}: DeployedSite): string {
  const base = basePath.slice(0, -1);
  const folders = pages
    .map((page) => ({page, address: getPageAddress(page)}))
    .filter(({address}) => address.endsWith('/'))
    .map(({page, address}) => `${base}${address} /${page} 200`);
  const redirects = [...moved, ...listSpellings(pages)].map(
    ({from, to}) => `${base}${from} ${base}${to} 301`,
  );
  const baseRules =
    base === '' ? [] : [`/ ${basePath} 302`, `${base}/* /:splat 200`];
  const limit = MAX_REDIRECTS - baseRules.length;
  if (folders.length > limit) {
    throw new Error(
      `found ${folders.length} folders with a page, expected at most ${limit}: Cloudflare reads no more rules.`,
    );
  }
  // The not-found page handles redirects beyond the limit.
  const rules = [...folders, ...redirects].slice(0, limit);
  return [
    `# ${GENERATED_NOTE}. Run it after each build.`,
    ...rules,
    ...baseRules,
    '',
  ].join('\n');
}

/**
 * Writes the settings of a Worker that serves static files. Cloudflare Pages cannot be used,
 * because it always removes `.html` from addresses.
 *
 * @see https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
function writeSettings({host}: DeployedSite): string {
  return `// ${GENERATED_NOTE}
{
  "name": "${host.replaceAll(/[^a-z\d]+/gi, '-').toLowerCase()}",
  "compatibility_date": "2025-04-01",
  "assets": {
    "directory": "./build",
    "html_handling": "none",
    "not_found_handling": "404-page"
  }
}
`;
}

/** Writes the files for Cloudflare. */
export function writeCloudflareFiles(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'build', path: '_headers', text: writeHeaderRules(site)},
    {place: 'build', path: '_redirects', text: writeRedirects(site)},
    {place: 'project', path: 'wrangler.jsonc', text: writeSettings(site)},
  ];
}
