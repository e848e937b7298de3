import {join} from 'node:path';
import {createReadCache} from '../../development/createReadCache';
import {historyReader} from '../../git-history';
import {findPlugin, oncePerSite} from '../../site/oncePerSite';
import type {Options} from '../options';
import {assetReader} from './readAssets';

/** Reads the files of a site, for all plugins that show files. */
export const siteFiles = oncePerSite('files', (context) => {
  const histories = historyReader(context.siteDir);
  const files = createReadCache();
  const [, options = {}] = findPlugin(context, 'assets') ?? [];
  return {
    /** A build compiles every page once, and no file changes meanwhile. */
    isBuild: process.env['NODE_ENV'] === 'production',
    histories,
    files,
    readAssets: assetReader({
      ...(options satisfies Options),
      staticDir: join(context.siteDir, 'static'),
      histories,
      share: files.share,
    }),
  };
});

export type SiteFiles = ReturnType<typeof siteFiles>;
