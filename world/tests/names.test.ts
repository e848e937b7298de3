import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  isKnown,
  isKnownWord,
  knownNames,
  findNames,
  splitSentences,
  type KnownNames,
} from '../../scripts/check-page/namesOnPages';
import {
  occurrences,
  sitePages,
  type SitePage,
} from '../../scripts/check-page/sitePages';
import {getColumn, readRecords} from '../../tests/support/sheets';
import {siteDir} from '../../tests/support/site';

let pages: readonly SitePage[] = [];
let known: KnownNames;

beforeAll(async () => {
  pages = await sitePages();
  known = await knownNames(pages);
});

/** Finds names on all pages that match a pattern but are not in a list. */
function findUnlisted(
  pattern: RegExp,
  list: readonly string[],
): readonly string[] {
  return pages.flatMap((page) =>
    [...splitSentences(page).matchAll(pattern)]
      .filter(([, name = '']) => !list.includes(name))
      .map(([found]) => `${page.path}: ${found}`),
  );
}

/** Returns how often a pattern matches on all pages. */
const countMatches = (pattern: RegExp) =>
  pages.flatMap((page) => [...splitSentences(page).matchAll(pattern)]).length;

describe('the names on pages', () => {
  it('are in the data if they have several words', () => {
    expect(
      pages.flatMap((page) =>
        findNames(splitSentences(page))
          .filter((name) => !isKnown(known, name))
          .map((name) => `${page.path}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('are in the data if they are in no dictionary', () => {
    const invented = readFileSync(join(siteDir, 'world-words.txt'), 'utf8')
      .split('\n')
      .filter((word) => /^\p{Lu}/u.test(word));
    const used = new Set(
      pages.flatMap(
        (page) => splitSentences(page).match(/[\p{L}\p{N}]+/gu) ?? [],
      ),
    );
    expect(invented.filter((word) => used.has(word)).length).toBeGreaterThan(
      200,
    );
    expect(
      invented.filter((word) => used.has(word) && !isKnownWord(known, word)),
    ).toEqual([]);
  });

  it.each(readRecords('world-info/named-in-passing.csv'))(
    'are on the page that is said to mention them: $Name',
    ({Name = '', Page}) => {
      const page = pages.find(({address}) => address === Page);
      expect(splitSentences(page ?? {body: ''})).toContain(Name);
    },
  );
});

describe('the closed lists of the world', () => {
  const {months, days, gates, schools} = {
    months: getColumn('world-info/months.csv', 'Month'),
    days: getColumn('world-info/weekdays.csv', 'Day'),
    gates: getColumn('world-info/houses.csv', 'Gate'),
    schools: getColumn('game-mechanics/wizardly-magic/schools.csv', 'School'),
  };

  it.each<[string, RegExp, () => readonly string[]]>([
    ['months', /\b\d{1,2} (\p{Lu}\p{Ll}+) −?\d{2,4}\b/gu, () => months],
    ['months', /\b\d{1,2}(?:st|nd|rd|th) of (\p{Lu}\p{Ll}+)/gu, () => months],
    ['days', /\b(?!Today\b)(\p{Lu}\p{Ll}+day)s?\b/gu, () => days],
    [
      'Gates',
      /\bGate of (?:the )?(\p{Lu}\p{Ll}+)/gu,
      () => gates.map((gate) => gate.replace('the ', '')),
    ],
    [
      'schools',
      /\b((?:Ecolu|Dim)(?: (?!Ahn \P{Lu})\p{Lu}\p{Ll}+)+)/gu,
      () => schools,
    ],
  ])('include all %s on pages: %s', (_, pattern, list) => {
    expect(countMatches(pattern)).toBeGreaterThan(0);
    expect(findUnlisted(pattern, list())).toEqual([]);
  });

  it('include the coins: no price is in those of another world', () => {
    expect(
      occurrences(
        pages,
        /\b(?:gold|silver|copper|platinum) pieces?\b|\b\d+ ?(?:cp|gp|pp|sp)\b|\b(?:shillings?|pence|dollars?|ducats?|florins?)\b/gi,
      ),
    ).toEqual([]);
  });
});

describe('the search for names', () => {
  const some: KnownNames = {
    text: 'Anselm Roke\nHall of Maps\nStannet',
    single: new Set(['Speaker', 'Stannet', 'Gray Elf']),
    words: new Set(['anselm', 'roke', 'gaunt']),
  };

  it('finds names inside sentences, not the first word of one', () => {
    expect(
      findNames(
        'Only Toll captain Joan Ashlar of Grey Span hears. Old Aska did.',
      ),
    ).toEqual(['Joan Ashlar', 'Grey Span']);
  });

  it('drops what follows a name', () => {
    expect(
      findNames('in the Salt Boars’ camp, near Nan Fordgate’s Rail'),
    ).toEqual(['Salt Boars', 'Nan Fordgate']);
  });

  it.each([
    ['Anselm Roke', true],
    ['Speaker Anselm Roke', true],
    ['Speaker Anselm', false],
    ['Anselm Rook', false],
    ['Roke Stannet', false],
  ])('recognizes names of the world: %s is %s', (name, expected) => {
    expect(isKnown(some, name)).toBe(expected);
  });

  it.each([
    ['Gaunts', true],
    ['Gaunter', false],
  ])('recognizes plurals: %s is %s', (word, expected) => {
    expect(isKnownWord(some, word)).toBe(expected);
  });
});
