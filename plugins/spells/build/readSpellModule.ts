import type {SpellRequest} from '../model/selection';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {partedRequest, type ReadModule} from '../../lock/tree/readModule';
import {publishRecords} from './catalogueModule';
import {checkCatalogue} from './checkCatalogue';
import {readSheets} from './readSheets';

/** Reads the spells that locked pages import, which contain the records as served pages do. */
export function spellModuleReader(siteDir: string): ReadModule {
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (module !== '@spells') {
      return undefined;
    }
    const wanted = readRequest(query) as SpellRequest;
    const records = checkCatalogue(await readSheets(siteDir));
    const data = {key: wanted.from, data: publishRecords(wanted, records)};
    return {data, open: true, made: []};
  };
}
