import {relative} from 'node:path';
import {toModule} from '@engine/page-tree/readModule';
import {readSheetData} from './sheetModule';

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
};

/** Turns a sheet under static/ into a module that exports the part of it that a page shows. */
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
