import siteConfig from '@generated/docusaurus.config';
import siteStorage from '@generated/site-storage';
import type {SitePlace} from '../../../src/shared/client/savedData';

/** The place of this site within its origin. */
export const sitePlace: SitePlace = {
  base: siteConfig.baseUrl,
  namespace: siteStorage.namespace,
};
