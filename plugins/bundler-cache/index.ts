import type {LoadContext, Plugin} from '@docusaurus/types';
import {extendCacheVersion} from './extendCacheVersion';
import {fingerprintBuild} from './fingerprintBuild';

/** Has the bundler forget what it made with other plugins, settings or another Node: it does not see those change. */
export default function bundlerCachePlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'bundler-cache',

    configureWebpack(config) {
      return extendCacheVersion(config, fingerprintBuild(siteDir, process.env));
    },
  };
}
