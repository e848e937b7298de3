import sitemapPlugin, {
  validateOptions,
  type Options,
} from '@docusaurus/plugin-sitemap';
import type {Props} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {dateSitemap} from '../git-history/dateSitemap';
import {siteParts} from '../site/siteParts';

/**
 * Writes the sitemap with the framework's plugin, without locked pages, and with the dates from
 * git.
 */
export async function writeSitemap(props: Props): Promise<void> {
  const {closed, histories} = siteParts(props);
  const options = validateOptions({
    validate: normalizePluginOptions as never,
    options: {
      // Docusaurus itself would ask git about each page.
      lastmod: null,
      createSitemapItems: dateSitemap(histories),
      changefreq: null,
      priority: null,
      ignorePatterns: closed.map((id) => `${props.baseUrl}${id}/**`),
    } satisfies Options,
  });
  await sitemapPlugin(props, options)?.postBuild?.({
    ...props,
    content: undefined,
  } as never);
}
