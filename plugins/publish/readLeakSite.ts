import type {LeakSite} from '@engine/docs-lock/site';
import {readPdfs} from '../search-index/readPdfs';
import {contentAreas} from '../../src/site/contentAreas';
import {listPublicNames} from './listPublicNames';

/** Provides the areas and readers of this site for the leak check. */
export function readLeakSite(siteDir: string): LeakSite {
  return {
    siteDir,
    areas: contentAreas,
    readNames: () => listPublicNames(siteDir),
    readPdfs,
  };
}
