import {findHost} from '../../../scripts/deploy-files/hosts';
import type {DeployedSite} from '../../../scripts/deploy-files/site';
import {policy} from './createSmallSite';

/** A site of a few pages at the root of its host. */
export const site: DeployedSite = {
  host: 'atlas.example',
  basePath: '/',
  policy,
  pages: ['404.html', 'index.html', 'area/index.html', 'area/a-page.html'],
  moved: [{from: '/area/an-old.page.html', to: '/area/a-page.html'}],
  root: '/var/www/atlas.example',
  port: undefined,
};

/** The same site under a base path. */
export const siteUnderPath: DeployedSite = {...site, basePath: '/atlas/'};

/** Writes the files of a host, and returns their texts by path. */
export function writeHostFiles(
  name: string,
  deployedSite: DeployedSite,
): Record<string, string> {
  return Object.fromEntries(
    findHost(name)
      .write(deployedSite)
      .map(({path, text}) => [path, text]),
  );
}
