import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../publish/publisher';
import {screenFiles, SCREEN_SOURCES, writeScreenPage} from './writeScreenPage';

/** The bundler configuration that serves a folder in development. */
function serveFolder(directory: string, publicPath: string): object {
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}

/** Publishes the window that players see: a page of its own, without the application. */
export default function secondScreenPlugin({
  siteDir,
  baseUrl,
  generatedFilesDir,
}: LoadContext): PublishingPlugin {
  const folder = join(generatedFilesDir, 'second-screen', 'page');
  return {
    name: 'second-screen',

    async contentLoaded() {
      await writeScreenPage(siteDir, {folder, baseUrl});
    },

    getPathsToWatch() {
      return SCREEN_SOURCES.map((path) => join(siteDir, path));
    },

    configureWebpack: (_config, isServer) =>
      isServer ? {} : serveFolder(folder, baseUrl),

    publish: {
      async writeFiles({outDir}) {
        for (const name of screenFiles) {
          await cp(join(folder, name), join(outDir, name));
        }
      },
    },
  };
}
