import {
  partedRequest,
  valueOf,
  type ReadModule,
} from '../../src/shared/lib/readModule';
import {catalogueModule, DATA} from './catalogueModule';
import {checkCatalogue} from './checkCatalogue';
import {readSheets} from './readSheets';

/** Reads the spells that locked pages import: they hold the records, as served pages do. */
export function spellModuleReader(siteDir: string): ReadModule {
  return async (request) => {
    const {module, query} = partedRequest(request);
    if (module !== '@spells') {
      return undefined;
    }
    const records = checkCatalogue(await readSheets(siteDir));
    const wanted = {
      query: `${query}&${DATA}`,
      resource: module,
      isServer: true,
    };
    const key = new URLSearchParams(query).get('from');
    const data = {key, data: valueOf(catalogueModule(wanted, records))};
    return {data, open: true, made: []};
  };
}
