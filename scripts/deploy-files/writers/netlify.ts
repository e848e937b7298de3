import {GENERATED_NOTE, type DeployedSite, type HostFile} from '../site';
import {writeHeaderRules} from './writeHeaderRules';

/**
 * Writes the `_redirects` file, which maps the base path to the root of the upload. Netlify ignores
 * trailing slashes in rules, so redirects of other spellings would loop.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
function writeRedirects({basePath}: DeployedSite): string {
  const rules =
    basePath === '/' ? [] : [`${basePath}* /:splat 200`, `/ ${basePath} 302`];
  return [`# ${GENERATED_NOTE}. Run it after each build.`, ...rules, ''].join(
    '\n',
  );
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
