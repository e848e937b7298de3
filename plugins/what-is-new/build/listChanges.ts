import type {ChangedPage} from '../model/news';
import type {FileHistories} from '../../../src/shared/model/fileHistory';
import {getSourcePath, type OpenDoc} from '../../pages/openDocs';

/** The number of pages that the feed lists. */
export const MAX_ENTRIES = 50;

/** Compares by code units, so that machines of any language agree. */
function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** Sorts the newest first, and pages of the same commit by address. */
function compareChanges(one: ChangedPage, other: ChangedPage): number {
  return (
    compareTexts(other.updated, one.updated) || compareTexts(one.to, other.to)
  );
}

/**
 * Lists the most recently changed public pages, newest first, without those unknown to git.
 *
 * @param baseUrl base path, with a leading and a trailing slash.
 */
export function listChanges(
  pages: readonly OpenDoc[],
  histories: FileHistories,
  baseUrl: string,
): readonly ChangedPage[] {
  return pages
    .flatMap(({doc, area}) => {
      const {created, updated} = histories.get(getSourcePath(doc)) ?? {};
      const {title, permalink, description, frontMatter} = doc;
      return updated === undefined
        ? []
        : [
            {
              to: permalink.replace(baseUrl, '/'),
              title,
              area: area.label,
              // Docusaurus derives a missing description from the first lines of the page.
              description:
                frontMatter.description === undefined ? '' : description,
              created,
              updated,
            },
          ];
    })
    .toSorted(compareChanges)
    .slice(0, MAX_ENTRIES);
}
