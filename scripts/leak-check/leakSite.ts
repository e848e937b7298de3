import type {LeakSite} from '@engine/docs-lock/site';
import {readPdfs} from '../../plugins/search-index/readPdfs';
import {contentAreas} from '../../src/site/contentAreas';
import {publicNames} from './publicNames';

/** Says what the search for leaks has to know of this site. */
export function leakSite(siteDir: string): LeakSite {
  return {
    siteDir,
    areas: contentAreas,
    readNames: () => publicNames(siteDir),
    readPdfs,
  };
}
