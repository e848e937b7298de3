import {isKnown, knownNames, findNames, splitSentences} from './namesOnPages';
import {findLine, type PageFault} from '../../plugins/pages/pageFault';
import type {SitePage} from './sitePages';

/** Finds names of several words on a page that occur in no data file or title. */
export async function checkNames(
  page: SitePage,
  pages: readonly SitePage[],
): Promise<readonly PageFault[]> {
  const known = await knownNames(pages);
  return [...new Set(findNames(splitSentences(page)))]
    .filter((name) => !isKnown(known, name))
    .map((name) => ({
      line: findLine(page.content, name),
      found: `the name "${name}"`,
      expected: 'a name of the data files or of a title',
    }));
}
