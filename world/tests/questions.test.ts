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

let questions: readonly Question[];
let engine: SearchEngine;
let records: readonly SearchRecord[];

beforeAll(async () => {
  questions = await readQuestions(siteDir);
  engine = searchEngine(searchRules);
  records = await searchRecords();
  engine.add(records);
});

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

  it('find their answer first if they are typed word for word', () => {
    const missed = questions
      .filter((_question, index) => index % STEP === 0)
      .filter(
        ({question, to}) => engine.search(question, 1)[0]?.record.to !== to,
      );
    expect(missed).toEqual([]);
  });
});
