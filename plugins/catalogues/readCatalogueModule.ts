import {join} from 'node:path';
import {placedRequestFromQuery} from '../../src/lib/catalogue';
import {partedRequest, type ReadModule} from '../../src/lib/readModule';
import {areaById} from '../../src/site/contentAreas';
import {linesOf} from './linesOf';
import {pagesBelow} from './pagesBelow';

/** Reads the catalogues that locked pages import: those of locked pages are whole there. */
export function catalogueModuleReader(siteDir: string): ReadModule {
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (module !== '@site/plugins/catalogues/pages.catalogue') {
      return undefined;
    }
    const wanted = placedRequestFromQuery(query);
    const read = await pagesBelow(join(siteDir, 'docs'), wanted.folder);
    const area = areaById(wanted.folder.split('/', 1).join(''));
    const open = area?.locked !== true;
    return {data: linesOf(read, wanted), open, made: []};
  };
}
