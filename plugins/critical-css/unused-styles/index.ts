import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Helpers, Root} from 'postcss';
import {dropUnused} from './dropUnused';
import {readNames} from './readNames';

/** The framework of styles that the theme brings, whole. */
const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

/** Folders of a site that hold what names styles. */
const OWN = ['docs', 'plugins', 'src', 'world'] as const;

/** Files beside the code that puts classes on elements. */
const THEIRS = [
  '@docusaurus/core/package.json',
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
] as const;

function getFolder(file: string): string {
  return dirname(require.resolve(file));
}

/** Where names of styles are looked for. */
export function foldersOfNames(siteDir: string): readonly string[] {
  return [...OWN.map((name) => join(siteDir, name)), ...THEIRS.map(getFolder)];
}

/** Leaves out of the framework of styles what neither this site nor its theme names. */
export default function unusedStylesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  const folders = foldersOfNames(siteDir);
  const postcssPlugin = {
    postcssPlugin: 'unused-styles',
    Once(root: Root, {result}: Helpers): void {
      if (!INFIMA.test(root.source?.input.file ?? '')) {
        return;
      }
      dropUnused(root, readNames(folders));
      // The bundler must rebuild this cached sheet when a source changes.
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
