import {
  findQuestionFaults,
  readQuestions,
  type Question,
} from '../../plugins/search-index/readQuestions';
import {
  searchEngine,
  type SearchEngine,
} from '../../src/features/search/lib/engine';
import type {SearchRecord} from '../../src/shared/lib/searchRecord';
import {searchRules} from '../../src/site/search';
import {searchRecords} from '../../tests/support/searchRecords';
import {siteDir} from '../../tests/support/site';

/** The maximum length of a question in words. */
const LONGEST = 11;

/** Every which question is asked, as a search takes some milliseconds. */
const STEP = 20;

/** The shares of questions that must find their answer first, and among the first three. */
const FOUND = {first: 0.95, amongThree: 0.99};

type Result = {
  readonly question: Question;
  /** The addresses of the first three results. */
  readonly addresses: readonly string[];
};

let questions: readonly Question[];
let engine: SearchEngine;
let records: readonly SearchRecord[];

beforeAll(async () => {
  questions = await readQuestions(siteDir);
  engine = searchEngine(searchRules);
  records = await searchRecords();
  engine.add(records);
});

/** How many of those results contain the address that answers the question. */
function share(results: readonly Result[], among: number): number {
  const found = results.filter(({question: {to}, addresses}) =>
    addresses.slice(0, among).includes(to),
  );
  return found.length / results.length;
}

describe('the questions of readers', () => {
  it('are short, as they are typed', () => {
    const long = questions.filter(
      ({question}) =>
        question.split(' ').length > LONGEST || /[?,;]/.test(question),
    );
    expect(long).toEqual([]);
  });

  it('lead to open pages, sections and rows', () => {
    expect(findQuestionFaults(records, questions)).toEqual({
      faults: [],
      idle: [],
    });
  });

  it('are asked once each', () => {
    const texts = questions.map(({question}) => question.toLowerCase());
    expect(texts).toHaveLength(new Set(texts).size);
  });

  it('find their answer, most of them first', () => {
    const results = questions
      .filter((_question, index) => index % STEP === 0)
      .map((question) => ({
        question,
        addresses: engine
          .search(question.question, 3)
          .map(({record}) => record.to),
      }));
    expect(share(results, 3)).toBeGreaterThanOrEqual(FOUND.amongThree);
    expect(share(results, 1)).toBeGreaterThanOrEqual(FOUND.first);
  });
});
