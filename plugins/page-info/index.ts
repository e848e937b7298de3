import {join} from 'node:path';
import {
  pageInfoOf,
  type DescribePage,
  type PageHistory,
} from '../../src/lib/pageInfo';
import {countWords} from '../../src/lib/readingTime';
import {describeGap} from './describeGap';
import type {Options} from './options';
import {pageHistories} from './pageHistories';
import {parseLog} from './parseLog';
import {readBody} from './readBody';
import {readHistory} from './readHistory';

/** Reads what git knows of all pages, and says once what it does not know. */
async function readHistories(
  siteDir: string,
): Promise<ReadonlyMap<string, PageHistory>> {
  const raw = await readHistory(siteDir);
  const gap = describeGap(raw);
  if (gap !== undefined) {
    console.warn(`[WARNING] ${gap}`);
  }
  return pageHistories(parseLog(raw.log), raw.shallow);
}

/**
 * Finds out what pages say of themselves. History is read once, for the first page
 * that asks; the text of a page each time, since it may have changed.
 */
export function pageDescriber(options: Options): DescribePage {
  const {siteDir, author, provider, isLocked} = options;
  let histories: ReturnType<typeof readHistories> | undefined;
  return async ({path, ...page}) => {
    histories ??= readHistories(siteDir);
    return pageInfoOf({
      ...page,
      siteAuthor: author,
      provider,
      locked: isLocked(path),
      history: (await histories).get(path) ?? {},
      words: countWords(await readBody(join(siteDir, path))),
    });
  };
}
