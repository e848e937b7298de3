import {readingLevel} from '../../src/features/page-info/lib/readingLevel';
import {countWords} from '../../src/features/page-info/lib/readingTime';

/** An authored page. */
export type WrittenPage = {
  /** Path below docs/, without extension. */
  readonly page: string;
  readonly markdown: string;
  readonly tags: readonly string[];
};

/** Word counts of a page. */
export type PageWords = {
  readonly page: string;
  readonly words: number;
  /** Whether the page contains rules, which are looked up during a game. */
  readonly rules: boolean;
  readonly wordsPerSentence: number;
  readonly grade: number;
};

/** Counts the words of a page. */
export function measure({page, markdown, tags}: WrittenPage): PageWords {
  const {wordsPerSentence, grade} = readingLevel(markdown);
  return {
    page,
    words: countWords(markdown),
    rules: tags.includes('rules'),
    wordsPerSentence,
    grade,
  };
}

function findLine(page: PageWords): string {
  const [sentence, grade] = page.rules
    ? [page.wordsPerSentence.toFixed(1), page.grade.toFixed(1)]
    : ['', ''];
  return [
    String(page.words).padStart(6),
    sentence.padStart(6),
    grade.padStart(5),
    ` ${page.page}`,
  ].join(' ');
}

const heading = ' words words/sentence and grade of rules';

function mean(numbers: readonly number[]): string {
  const sum = numbers.reduce((total, each) => total + each, 0);
  return numbers.length === 0 ? '0' : (sum / numbers.length).toFixed(1);
}

/** Formats a report on all pages: each page, then totals. */
export function formatReport(pages: readonly PageWords[]): readonly string[] {
  const rules = pages.filter((page) => page.rules);
  const words = pages.reduce((total, page) => total + page.words, 0);
  return [
    heading,
    ...pages.map(findLine),
    `${words} words on ${pages.length} pages, without tables`,
    `${rules.length} pages of rules: ${mean(rules.map((page) => page.wordsPerSentence))} words a sentence, grade ${mean(rules.map((page) => page.grade))}`,
  ];
}
