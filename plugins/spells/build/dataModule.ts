import type {SpellRequest} from '../model/selection';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {partedRequest, type ReadModule} from '../../lock/tree/readModule';
import {publishRecords} from './catalogueModule';
import {checkCatalogue} from './checkCatalogue';
import {readSheets, sheetFolder} from './readSheets';

/**
 * Reads the spells that locked pages import; like served pages, locked pages contain the records.
 */
export function dataModule(siteDir: string): ReadModule {
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (module !== '@spells') {
      return undefined;
    }
    const wanted = readRequest(query) as SpellRequest;
    const records = checkCatalogue(await readSheets(siteDir));
    const data = {key: wanted.from, data: publishRecords(wanted, records)};
    const sources = [`${sheetFolder}/*.csv`];
    return {data, open: true, made: [], sources};
  };
}
