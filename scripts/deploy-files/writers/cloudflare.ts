import {MARK, type DeployedSite, type HostFile} from '../site';
import {addressOf, spellingsOf} from '../spellings';
import {headerRules} from './headerRules';

/** Rules without a wildcard that Cloudflare reads of one file of redirects. */
export const MOST_REDIRECTS = 2000;

/**
 * Rules for each page. With `html_handling` "none" a path means the file of that name alone, so a
 * folder needs to be told its `index.html`; every rule is looked at before any file.
 *
 * https://developers.cloudflare.com/workers/static-assets/redirects/
 *
 * @throws Error where there are more folders than the host reads rules.
 */
function redirects({basePath, pages}: DeployedSite): string {
  const base = basePath.slice(0, -1);
  const folders = pages
    .map((page) => ({page, address: addressOf(page)}))
    .filter(({address}) => address.endsWith('/'))
    .map(({page, address}) => `${base}${address} /${page} 200`);
  const others = spellingsOf(pages).map(
    ({from, to}) => `${base}${from} ${base}${to} 301`,
  );
  const below =
    base === '' ? [] : [`/ ${basePath} 302`, `${base}/* /:splat 200`];
  const most = MOST_REDIRECTS - below.length;
  if (folders.length > most) {
    throw new Error(
      `found ${folders.length} folders with a page, expected at most ${most}: Cloudflare reads no more rules.`,
    );
  }
  // What does not fit is understood by the not-found page.
  const rules = [...folders, ...others].slice(0, most);
  return [`# ${MARK}, anew with each build.`, ...rules, ...below, ''].join(
    '\n',
  );
}

/**
 * Settings of a Worker that serves files alone. Cloudflare Pages takes `.html` out of each address
 * and cannot be told otherwise; a Worker can.
 *
 * https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/
 */
function settings({host}: DeployedSite): string {
  return `// ${MARK}
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

/** The files that Cloudflare reads. */
export function cloudflare(site: DeployedSite): readonly HostFile[] {
  return [
    {place: 'build', path: '_headers', text: headerRules(site)},
    {place: 'build', path: '_redirects', text: redirects(site)},
    {place: 'project', path: 'wrangler.jsonc', text: settings(site)},
  ];
}
