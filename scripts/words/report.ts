import {readingLevel} from '../../src/features/page-info/lib/readingLevel';
import {countWords} from '../../src/features/page-info/lib/readingTime';
import {
  plannedKind,
  plannedLengths,
  type LengthKind,
} from '../../world/plannedLengths';

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
  readonly kind: LengthKind;
  /** How many words are too many; negative if words are missing. */
  readonly beyond: number;
  /** Whether the page contains rules, which are looked up during a game. */
  readonly rules: boolean;
  readonly wordsPerSentence: number;
  readonly grade: number;
};

/** The planned word counts of each kind of page. */
const lengths: Readonly<
  Record<LengthKind, {readonly least: number; readonly most: number}>
> = plannedLengths;

/** Returns how far a number is above its maximum, or below its minimum. */
function beyondPlan(words: number, kind: LengthKind): number {
  const {least, most} = lengths[kind];
  return Math.max(words - most, 0) + Math.min(words - least, 0);
}

/** Counts the words of a page. */
export function measure({page, markdown, tags}: WrittenPage): PageWords {
  const words = countWords(markdown);
  const kind = plannedKind(page);
  const {wordsPerSentence, grade} = readingLevel(markdown);
  return {
    page,
    words,
    kind,
    beyond: beyondPlan(words, kind),
    rules: tags.includes('rules'),
    wordsPerSentence,
    grade,
  };
}

const signedBeyond = (beyond: number) =>
  beyond > 0 ? `+${beyond}` : String(beyond);

function findLine(page: PageWords): string {
  const level = page.rules
    ? [page.wordsPerSentence.toFixed(1), page.grade.toFixed(1)]
    : ['', ''];
  const [sentence = '', grade = ''] = level;
  return [
    String(page.words).padStart(6),
    page.kind.padEnd(7),
    (page.beyond === 0 ? '' : signedBeyond(page.beyond)).padStart(5),
    sentence.padStart(6),
    grade.padStart(5),
    ` ${page.page}`,
  ].join(' ');
}

const heading = ' words plan    beyond words/sentence and grade of rules';

function mean(numbers: readonly number[]): string {
  const sum = numbers.reduce((total, each) => total + each, 0);
  return numbers.length === 0 ? '0' : (sum / numbers.length).toFixed(1);
}

/** Formats a report on all pages: each page, then totals. */
export function formatReport(pages: readonly PageWords[]): readonly string[] {
  const rules = pages.filter((page) => page.rules);
  const outside = pages.filter(({beyond}) => beyond !== 0);
  const words = pages.reduce((total, page) => total + page.words, 0);
  return [
    heading,
    ...pages.map(findLine),
    `${words} words on ${pages.length} pages, without tables`,
    `${outside.length} pages outside their planned length`,
    `${rules.length} pages of rules: ${mean(rules.map((page) => page.wordsPerSentence))} words a sentence, grade ${mean(rules.map((page) => page.grade))}`,
  ];
}
