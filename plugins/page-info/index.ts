import {join} from 'node:path';
import {
  decidePageInfo,
  type DescribePage,
} from '../../src/features/page-info/lib/pageInfo';
import {countWords} from '../../src/features/page-info/lib/readingTime';
import type {Options} from './options';
import {readBody} from './readBody';

/**
 * Finds out what pages say of themselves. The text of a page is read each time, since it
 * may have changed.
 */
export function pageDescriber(options: Options): DescribePage {
  const {siteDir, author, histories, provider, isLocked} = options;
  return async ({path, ...page}) =>
    decidePageInfo({
      ...page,
      siteAuthor: author,
      provider,
      locked: isLocked(path),
      history: (await histories()).get(path) ?? {},
      words: countWords(await readBody(join(siteDir, path))),
    });
}
