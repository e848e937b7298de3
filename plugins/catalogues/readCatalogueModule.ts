import {join} from 'node:path';
import type {PlacedRequest} from '../navigation/model/catalogue';
import {readRequest} from '../../src/shared/model/moduleRequest';
import {partedRequest, type ReadModule} from '../lock/tree/readModule';
import {listLines} from './listLines';
import {listPagesBelow} from './listPagesBelow';

/** The site whose pages are listed. */
export type CatalogueSite = {
  readonly siteDir: string;
  /** Whether a folder's pages are locked, given its path from the project root. */
  readonly isLocked: (path: string) => boolean;
};

/** Reads the catalogues that locked pages import, which list locked pages in full. */
export function catalogueModuleReader({
  siteDir,
  isLocked,
}: CatalogueSite): ReadModule {
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (module !== '@site/plugins/catalogues/pages.catalogue') {
      return undefined;
    }
    const wanted = readRequest(query) as PlacedRequest;
    const read = await listPagesBelow(join(siteDir, 'docs'), wanted.folder);
    const open = !isLocked(`docs/${wanted.folder}/`);
    return {data: listLines(read, wanted), open, made: []};
  };
}
