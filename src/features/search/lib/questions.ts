import type {Concept} from './concepts';
import type {Stems} from './synonyms';

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
