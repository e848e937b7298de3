import {join, parse} from 'node:path';
import type {SpellRequest} from '../model/selection';
import {readRequest} from '../../../src/shared/model/moduleRequest';
import {catalogueModule} from './catalogueModule';
import {checkCatalogue} from './checkCatalogue';
import {readSheets, sheetFolder} from './readSheets';

/** The part of the loader context in use. */
type LoaderContext = {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly rootContext: string;
  readonly getOptions: () => {readonly isServer: boolean};
  readonly addDependency: (file: string) => void;
  readonly addContextDependency: (folder: string) => void;
};

/** The exports of catalogue modules that need no query. */
const wholes: Readonly<Record<string, SpellRequest>> = {
  entries: {form: 'entries', bare: true},
  spellLinks: {form: 'links', texts: {type: 'spell'}, bare: true},
};

/** Creates a module with the records of all CSV files, which is rebuilt when a file changes. */
export default async function catalogueLoader(
  this: LoaderContext,
): Promise<string> {
  const {resourcePath, resourceQuery, rootContext} = this;
  this.addContextDependency(join(rootContext, sheetFolder));
  const sheets = await readSheets(rootContext);
  for (const {file} of sheets) {
    this.addDependency(join(rootContext, file));
  }
  return catalogueModule(
    {
      request:
        wholes[parse(resourcePath).name] ??
        (readRequest(resourceQuery) as SpellRequest),
      resource: resourcePath,
      isServer: this.getOptions().isServer,
    },
    checkCatalogue(sheets),
  );
}
