import type {LeakSite} from '@engine/docs-lock/site';
import {readPdfs} from '../../plugins/search-index/readPdfs';
import {contentAreas} from '../../src/site/contentAreas';
import {publicNames} from './publicNames';

/** Collects what the leak check needs to know about this site. */
export function leakSite(siteDir: string): LeakSite {
  return {
    siteDir,
    areas: contentAreas,
    readNames: () => publicNames(siteDir),
    readPdfs,
  };
}
