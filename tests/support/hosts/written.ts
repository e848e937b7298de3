import {hostNamed} from '../../../scripts/deploy-files/hosts';
import type {DeployedSite} from '../../../scripts/deploy-files/site';
import {policy} from './smallSite';

/** A site of a few pages at the root of its host. */
export const site: DeployedSite = {
  host: 'atlas.example',
  basePath: '/',
  policy,
  pages: ['404.html', 'index.html', 'area/index.html', 'area/a-page.html'],
  root: '/var/www/atlas.example',
  port: undefined,
};

/** The same below a path. */
export const below: DeployedSite = {...site, basePath: '/atlas/'};

/** What is written for a host, by path. */
export function written(
  name: string,
  of: DeployedSite,
): Record<string, string> {
  return Object.fromEntries(
    hostNamed(name)
      .write(of)
      .map(({path, text}) => [path, text]),
  );
}
