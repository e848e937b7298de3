import {
  buildCatalogue,
  type CatalogueLine,
  type PlacedRequest,
} from '../navigation/model/catalogue';
import type {ReadPage} from './listPagesBelow';

/**
 * Builds the lines of a catalogue from pages.
 *
 * @throws Error naming page and line if there is nothing to list.
 */
export function listLines(
  read: readonly ReadPage[],
  {place, ...request}: PlacedRequest,
): readonly CatalogueLine[] {
  const lines = buildCatalogue(
    read.map(({page}) => page),
    request,
  );
  if (lines.length === 0) {
    throw new Error(
      `${place}: <Catalogue> found no pages in docs/${request.folder} down to depth ${request.depth}, expected at least one.`,
    );
  }
  return lines;
}
