import {join} from 'node:path';
import type {PlacedRequest} from '../navigation/model/catalogue';
import {readRequest} from '../../src/shared/model/moduleRequest';
import {toModule} from '../lock/tree/readModule';
import {listLines} from './listLines';
import {openDocs, listPagesBelow} from './listPagesBelow';

/** The parts of the loader context that are used here. */
type LoaderContext = {
  readonly resourceQuery: string;
  readonly rootContext: string;
  /** Rebuilds the module when the file changes. */
  readonly addDependency: (file: string) => void;
  /** Rebuilds the module when a file in the folder is added or removed. */
  readonly addContextDependency: (folder: string) => void;
};

/**
 * Creates a module that exports the lines of a catalogue.
 *
 * @throws Error naming page and line if there is nothing to list.
 */
export default async function catalogueLoader(
  this: LoaderContext,
): Promise<string> {
  const request = readRequest(this.resourceQuery) as PlacedRequest;
  const docs = openDocs(this.rootContext, request.folder);
  const read = await listPagesBelow(docs, request.folder);
  this.addContextDependency(join(docs, request.folder));
  for (const {file} of read) {
    this.addDependency(file);
  }
  return toModule(listLines(read, request));
}
