import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Helpers, Root} from 'postcss';
import {dropUnused} from './dropUnused';
import {readNames} from './readNames';

/** Infima, the theme's CSS framework. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

/** Folders of a site whose files name classes. */
const OWN = ['docs', 'plugins', 'src', 'world'] as const;

/** Packages whose code sets classes on elements. */
const THEIRS = [
  '@docusaurus/core/package.json',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
] as const;

function getFolder(file: string): string {
  return dirname(require.resolve(file));
}

/** Lists the folders that are searched for class names. */
export function listFolders(siteDir: string): readonly string[] {
  return [...OWN.map((name) => join(siteDir, name)), ...THEIRS.map(getFolder)];
}

/** Drops from a build the styles of Infima that neither this site nor its theme uses. */
export default function unusedStylesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin | null {
  // In development, every saved file would trigger a search of all sources.
  if (process.env['NODE_ENV'] === 'development') {
    return null;
  }
  const folders = listFolders(siteDir);
  const postcssPlugin = {
    postcssPlugin: 'unused-styles',
    Once(root: Root, {result}: Helpers): void {
      if (!INFIMA.test(root.source?.input.file ?? '')) {
        return;
      }
      dropUnused(root, readNames(folders));
      // The bundler must rebuild the cached style sheet when a source changes.
      for (const dir of folders) {
        result.messages.push({
          type: 'dir-dependency',
          plugin: postcssPlugin.postcssPlugin,
          dir,
        });
      }
    },
  };
  return {
    name: 'unused-styles',

    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, postcssPlugin]};
    },
  };
}
