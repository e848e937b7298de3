import siteConfig from '@generated/docusaurus.config';
import siteStorage from '@generated/site-storage';
import type {SitePlace} from '../../../src/site/keptThings';

/** This site, within its origin. */
export const sitePlace: SitePlace = {
  base: siteConfig.baseUrl,
  namespace: siteStorage.namespace,
};
