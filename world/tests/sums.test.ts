import {splitSentences} from '../../plugins/check/names/namesOnPages';
import {sitePages, type SitePage} from '../../plugins/pages/sitePages';
import {findSums, workOut} from './support/sums';

let pages: readonly SitePage[] = [];

beforeAll(async () => {
  pages = await sitePages();
});

describe('the worked examples on all pages', () => {
  it('are right, calculation by calculation', () => {
    const found = pages.flatMap((page) =>
      findSums(splitSentences(page)).map((sum) => ({...sum, path: page.path})),
    );
    expect(found).not.toEqual([]);
    expect(
      found
        .filter(({said, made}) => Math.floor(made) !== said && made !== said)
        .map(({path, found: text, made}) => `${path}: ${text}, not ${made}`),
    ).toEqual([]);
  });
});

describe('the search for calculations', () => {
  it.each<[string, number]>([
    ['10 + 2 + 2', 14],
    ['3 + 2 − 2 for no rank − 2 for the off hand', 1],
    ['2 × 5 + 1 + 5', 16],
    ['12 ÷ 4 − 4', -1],
    ['1,200 + 0.5', 1200.5],
  ])('calculates %s', (text, value) => {
    expect(workOut(text.replaceAll(',', ''))).toBe(value);
  });

  it('finds calculations with the purpose of each part, and their stated results', () => {
    expect(
      findSums(
        'She has 8 + 1 = 9 points, Mana 1 − 1 = 0, 10 + 0 + round shield 2 = 12, and 1 − 3 = −2.',
      ).map(({made, said}) => [made, said]),
    ).toEqual([
      [9, 9],
      [0, 0],
      [12, 12],
      [-2, -2],
    ]);
  });

  it('finds a wrong calculation, and none without a result', () => {
    expect(findSums('8 + 2 = 11')).toEqual([
      {found: '8 + 2 = 11', said: 11, made: 10},
    ]);
    expect(findSums('Roll d20 + 3, or 4 + 2.')).toEqual([]);
  });
});
