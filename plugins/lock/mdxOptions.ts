import {join, resolve} from 'node:path';
import type {PluginOptions as DocsPluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext} from '@docusaurus/types';
import {resolveMarkdownLinkPathname} from '@docusaurus/utils';
import type {CompilerOptions} from '../pages/compilePage';

type MdxSource = {
  /** The options of the docs plugin of the stubs. */
  readonly stubs: Pick<DocsPluginOptions, 'id' | 'admonitions'>;
  /** The Markdown pipeline of pages. */
  readonly markdown: Partial<DocsPluginOptions>;
  /** The address of each page, by its file with a leading @site/; filled once it is known. */
  readonly addresses: Map<string, string>;
};

/** Returns the options with which the docs plugin would compile the pages of an area. */
export function getMdxOptions(
  {siteDir, siteConfig}: LoadContext,
  {stubs, markdown, addresses}: MdxSource,
): CompilerOptions {
  return {
    ...markdown,
    admonitions: stubs.admonitions,
    siteDir,
    staticDirs: siteConfig.staticDirectories.map((folder) =>
      resolve(siteDir, folder),
    ),
    markdownConfig: siteConfig.markdown,
    resolveMarkdownLink: ({linkPathname, sourceFilePath}) =>
      resolveMarkdownLinkPathname(linkPathname, {
        sourceFilePath,
        sourceToPermalink: addresses,
        siteDir,
        contentPaths: {
          contentPath: join(siteDir, 'docs', stubs.id),
          contentPathLocalized: undefined,
        },
      }),
  };
}
