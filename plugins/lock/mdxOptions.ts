import {resolve} from 'node:path';
import type {PluginOptions as DocsPluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {CompilerOptions} from '../pages/compilePage';

type MdxSource = {
  /** The folder of the pages. */
  readonly folder: string;
  /** The Markdown pipeline of pages. */
  readonly markdown: Partial<DocsPluginOptions>;
  /** The address of each page, by its file with a leading @site/; filled in once it is known. */
  readonly addresses: ReadonlyMap<string, string>;
};

/** Returns the options with which the docs plugin would compile the pages of a folder. */
export function getMdxOptions(
  {siteDir, siteConfig}: LoadContext,
  {folder, markdown, addresses}: MdxSource,
): CompilerOptions {
  return {
    ...markdown,
    admonitions: true,
    siteDir,
    staticDirs: siteConfig.staticDirectories.map((folder) =>
      resolve(siteDir, folder),
    ),
    markdownConfig: siteConfig.markdown,
    resolveMarkdownLink: ({linkPathname, sourceFilePath}) =>
      resolveMarkdownLinkPathname(linkPathname, {
        sourceFilePath,
        sourceToPermalink: new Map(addresses),
        siteDir,
        contentPaths: {
          contentPath: folder,
          contentPathLocalized: undefined,
        },
      }),
  };
}
