import {MARK, type DeployedSite, type HostFile} from '../site';
import {headerRules} from './headerRules';

/**
 * Sub-paths: files stand at the root of what is uploaded, and are read below the path. Netlify
 * answers an address without `.html`, with or without a slash, by the page itself; it matches rules
 * without looking at slashes, so a redirect to another spelling would go in circles. The page puts
 * its own address into the address bar. `404.html` is sent with its status by itself.
 *
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/
 */
function redirects({basePath}: DeployedSite): string {
  const rules =
    basePath === '/' ? [] : [`${basePath}* /:splat 200`, `/ ${basePath} 302`];
  return [`# ${MARK}, anew with each build.`, ...rules, ''].join('\n');
}

/** How Netlify builds the site, and leaves addresses as they are. */
function settings({basePath, host}: DeployedSite): string {
  return `# ${MARK}
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

/** The files that Netlify reads. */
export function netlify(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'build', path: '_headers', text: headerRules(site)},
    {place: 'build', path: '_redirects', text: redirects(site)},
    {place: 'project', path: 'netlify.toml', text: settings(site)},
  ];
}
