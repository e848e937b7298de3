import {relative} from 'node:path';
import {toModule} from '../../lock/tree/readModule';
import {readSheetData} from './sheetModule';

/** The part of the loader context in use. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
};

/** Turns a CSV file into a module that exports the rows that a page shows. */
export default function sheetLoader(
  this: LoaderContext,
  source: string,
): string {
  const {resourcePath, resourceQuery, rootContext} = this;
  return toModule(
    readSheetData({
      path: relative(rootContext, resourcePath),
      text: source,
      query: resourceQuery,
    }),
  );
}
