import {join} from 'node:path';
import {decidePageInfo, type DescribePage} from './model/pageInfo';
import {countWords} from './model/readingTime';
import type {Options} from './options';
import {readBody} from './build/readBody';

/**
 * Creates a function that collects the info about pages. It reads the text of a page every time,
 * because it may have changed.
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
