import type {Options} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';
import type {ReadHistories} from '../../src/shared/model/fileHistory';

/** A function that creates the entries of a sitemap. */
type CreateSitemapItems = NonNullable<
  Exclude<Options['sitemap'], false | undefined>['createSitemapItems']
>;

/**
 * Creates the function that adds the time of the last commit to the entries of a sitemap. Pages
 * that git does not know, and pages whose history a shallow clone cut off, get no time.
 */
export function dateSitemap(histories: ReadHistories): CreateSitemapItems {
  return async ({routes, siteConfig, defaultCreateSitemapItems}) => {
    const known = await histories();
    const sources = new Map(
      flattenRoutes([...routes]).map(({path, metadata}) => [
        new URL(path, siteConfig.url).href,
        metadata?.sourceFilePath ?? '',
      ]),
    );
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    return items.map((item) => {
      const source = sources.get(new URL(item.url).href);
      const updated = source && known.get(source)?.updated;
      return updated ? {...item, lastmod: updated} : item;
    });
  };
}
