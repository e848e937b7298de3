import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {partedRequest, type ReadModule} from '../../lock/tree/readModule';
import {readSheetData} from './sheetModule';

/** Reads the CSV files that locked pages import, from static/ or locked with their page. */
export function dataModule(siteDir: string): ReadModule {
  return async (request) => {
    const {module, query} = partedRequest(request);
    const path = /^@site\/(?<path>(?:static|docs)\/.+\.csv)$/i.exec(module)
      ?.groups?.['path'];
    if (path === undefined) {
      return undefined;
    }
    const text = await readFile(join(siteDir, path), 'utf8');
    const data = readSheetData({path, text, query});
    return {data, open: path.startsWith('static/'), made: []};
  };
}
