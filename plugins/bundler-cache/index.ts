import type {LoadContext, Plugin} from '@docusaurus/types';
import {extendCacheVersion} from './extendCacheVersion';
import {fingerprintBuild} from './fingerprintBuild';

/**
 * Invalidates the bundler's cache when plugins, settings, or Node change. The bundler does not
 * detect these changes itself.
 */
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
