import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {siteDir} from '../../../scripts/siteDir';
import {describeFault, findLine} from '../../pages/fault';
import type {SitePage} from '../../pages/sitePages';
import {
  findNames,
  isKnown,
  isKnownWord,
  knownNames,
  splitSentences,
  type KnownNames,
} from './namesOnPages';

/**
 * Finds names on a page that no data file or title contains: names of several words, and invented
 * words.
 *
 * @param invented the words that no dictionary has.
 */
function findStrangeNames(
  page: SitePage,
  known: KnownNames,
  invented: readonly string[],
): readonly string[] {
  const text = splitSentences(page);
  const names = [...new Set(findNames(text))].filter(
    (name) => !isKnown(known, name),
  );
  const used = new Set(text.match(/[\p{L}\p{N}]+/gu) ?? []);
  const words = invented.filter(
    (word) =>
      /^\p{Lu}/u.test(word) &&
      used.has(word) &&
      !isKnownWord(known, word) &&
      !names.some((name) => name.split(' ').includes(word)),
  );
  return [...names, ...words];
}

/** Reads the words of the world from their list. */
function readInvented(): readonly string[] {
  return readFileSync(join(siteDir, 'world-words.txt'), 'utf8').split('\n');
}

/** Finds names on a page that occur in no data file or title. */
export async function checkNames(
  page: SitePage,
  pages: readonly SitePage[],
): Promise<readonly string[]> {
  const known = await knownNames(pages);
  const names = findStrangeNames(page, known, readInvented());
  return names.map((name) =>
    describeFault({
      path: page.path,
      line: findLine(page.content, name),
      found: `the name "${name}"`,
      expected: 'a name from the data files or from a page title',
    }),
  );
}
