import {GENERATED_NOTE, type DeployedSite, type HostFile} from '../site';
import {writeHeaderRules} from './writeHeaderRules';

/** Returns an address as Netlify compares it, without the parts that it ignores. */
function toRulePath(address: string): string {
  return address.replace(/(?:\.html|\/)$/, '');
}

/**
 * Lists redirects from former addresses, forced because each has a file too. One that differs from
 * its target only in its end would loop, so its file remains.
 */
function listMovedRules({basePath, moved}: DeployedSite): readonly string[] {
  const base = basePath.slice(0, -1);
  return moved
    .filter(({from, to}) => toRulePath(from) !== toRulePath(to))
    .map(({from, to}) => `${base}${from} ${base}${to} 301!`);
}

/**
 * Writes the `_redirects` file, which maps the base path to the root of the upload. Netlify ignores
 * trailing slashes in rules, so redirects of other spellings would loop.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
function writeRedirects(site: DeployedSite): string {
  const {basePath} = site;
  const baseRules =
    basePath === '/' ? [] : [`${basePath}* /:splat 200`, `/ ${basePath} 302`];
  return [
    `# ${GENERATED_NOTE}. Run it after each build.`,
    ...listMovedRules(site),
    ...baseRules,
    '',
  ].join('\n');
}

/** Writes the build settings, which disable the rewriting of addresses. */
function writeSettings({basePath, host}: DeployedSite): string {
  return `# ${GENERATED_NOTE}
[build]
  command = "npm run build && npm run deploy-files -- netlify"
  publish = "build"

[build.environment]
  NODE_VERSION = "22"
  SITE_URL = "https://${host}"
  SITE_BASE_PATH = "${basePath}"

[build.processing.html]
  pretty_urls = false
`;
}

/** Writes the files for Netlify. */
export function writeNetlifyFiles(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'build', path: '_headers', text: writeHeaderRules(site)},
    {place: 'build', path: '_redirects', text: writeRedirects(site)},
    {place: 'project', path: 'netlify.toml', text: writeSettings(site)},
  ];
}
