import type {Concept} from './concepts';
import type {Stems} from './synonyms';
import {getWords} from './words';

/**
 * How much a question raises the record that answers it if the query asks the same, how quickly that
 * falls with what only one of them says, and how much more it does if the query repeats it word for
 * word, so that no name comes before it.
 */
const RAISE = {same: 20, fall: 6, literally: 1000};

/** A query as typed, and the concepts in it. */
export type WrittenQuery = {
  readonly text: string;
  readonly concepts: readonly Concept[];
};

/** How many questions there are, and how many contain each stem. */
export type QuestionCounts = {
  total: number;
  readonly byStem: Map<string, number>;
};

/** Creates the counts of no questions. */
export function noQuestions(): QuestionCounts {
  return {total: 0, byStem: new Map()};
}

/** Counts a question. */
export function countQuestion(stems: Stems, counts: QuestionCounts): void {
  counts.total += 1;
  for (const stem of new Set(stems)) {
    counts.byStem.set(stem, (counts.byStem.get(stem) ?? 0) + 1);
  }
}

/** How much a stem distinguishes questions: its inverse document frequency. */
function getWeight(stem: string, {total, byStem}: QuestionCounts): number {
  return Math.log(1 + total / (0.5 + (byStem.get(stem) ?? 0)));
}

function sumWeights(stems: Stems, counts: QuestionCounts): number {
  let sum = 0;
  for (const stem of stems) {
    sum += getWeight(stem, counts);
  }
  return sum;
}

/** A wording of a concept that a question contains, and its worth. */
type Match = {readonly stems: Stems; readonly worth: number};

/** Finds the wording of a concept that matches a question best. */
function findMatch({stems, readings}: Concept, question: Stems): Match {
  const wordings: readonly Match[] = [{stems, worth: 1}, ...readings];
  let best: Match = {stems: [], worth: 0};
  for (const wording of wordings) {
    const found = wording.stems.filter((stem) => question.includes(stem));
    const worth = (wording.worth * found.length) / wording.stems.length;
    if (worth > best.worth) {
      best = {stems: found, worth};
    }
  }
  return best;
}

/**
 * Compares a query with a question of readers: 1 if both ask the same, 0 if they share no word.
 * This is the Dice coefficient of their words, weighted by how much each word distinguishes.
 */
export function compareQuestion(
  concepts: readonly Concept[],
  question: Stems,
  counts: QuestionCounts,
): number {
  let asked = 0;
  let shared = 0;
  let met = 0;
  for (const concept of concepts) {
    const {stems, worth} = findMatch(concept, question);
    const weight = sumWeights(concept.stems, counts);
    asked += weight;
    shared += weight * worth;
    met += sumWeights(stems, counts) * worth;
  }
  const all = asked + sumWeights([...new Set(question)], counts);
  return all === 0 ? 0 : (shared + met) / all;
}

/** Writes words as they are compared, including those that mean little in searches. */
function joinWords(text: string): string {
  return getWords(text.toLowerCase()).join(' ');
}

/** The questions that a record answers. */
type Answered = {
  readonly record: {readonly questions?: readonly string[]};
  /** Their stems. */
  readonly asked: readonly Stems[];
};

/** Scores the questions that a record answers against a query: 1 if they have nothing in common. */
export function questionsWorth(
  {record: {questions = []}, asked}: Answered,
  {text, concepts}: WrittenQuery,
  counts: QuestionCounts,
): number {
  let best = 0;
  for (const question of asked) {
    best = Math.max(best, compareQuestion(concepts, question, counts));
  }
  // Sums of weights are rounded.
  const isRepeated =
    best > 0.999 &&
    questions.some((each) => joinWords(each) === joinWords(text));
  return (
    (1 + RAISE.same * best ** RAISE.fall) * (isRepeated ? RAISE.literally : 1)
  );
}
