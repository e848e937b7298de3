import {join} from 'node:path';
import {catalogueOf, placedRequestFromQuery} from '../../src/lib/catalogue';
import {pagesBelow} from './pagesBelow';

/** The part of the bundler's loader context that is used here. */
type LoaderContext = {
  readonly resourceQuery: string;
  readonly rootContext: string;
  /** Has the module made anew when the file changes. */
  readonly addDependency: (file: string) => void;
  /** Has it made anew when a file comes into the folder or leaves it. */
  readonly addContextDependency: (folder: string) => void;
};

/**
 * Makes a module that exports the lines of a catalogue.
 *
 * @throws Error naming page and line where there is nothing to list.
 */
export default async function catalogueLoader(
  this: LoaderContext,
): Promise<string> {
  const {place, ...request} = placedRequestFromQuery(this.resourceQuery);
  const docs = join(this.rootContext, 'docs');
  const read = await pagesBelow(docs, request.folder);
  this.addContextDependency(join(docs, request.folder));
  for (const {file} of read) {
    this.addDependency(file);
  }
  const lines = catalogueOf(
    read.map(({page}) => page),
    request,
  );
  if (lines.length === 0) {
    throw new Error(
      `${place}: <Catalogue> found no page below docs/${request.folder} to a depth of ${request.depth}, expected at least one.`,
    );
  }
  return `export default ${JSON.stringify(lines)};`;
}
