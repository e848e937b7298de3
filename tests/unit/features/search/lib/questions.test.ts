import type {Concept} from '../../../../../src/features/search/lib/concepts';
import {
  compareQuestion,
  countQuestion,
  noQuestions,
} from '../../../../../src/features/search/lib/questions';
import type {Stems} from '../../../../../src/features/search/lib/synonyms';

const QUESTIONS: readonly Stems[] = [
  ['carry', 'much'],
  ['jump', 'far'],
  ['swim', 'far'],
  ['see', 'far', 'torch'],
];

const counts = noQuestions();
for (const each of QUESTIONS) {
  countQuestion(each, counts);
}

function concept(stem: string, readings: Concept['readings'] = []): Concept {
  return {
    stems: [stem],
    readings,
    isFirst: false,
    isLast: false,
    isFiller: false,
    isUnknown: false,
  };
}

function compare(query: readonly Concept[], question: Stems): number {
  return compareQuestion(query, question, counts);
}

describe('a query and a question of readers', () => {
  it('are the same in any order of their words', () => {
    const query = [concept('far'), concept('jump')];
    expect(compare(query, ['jump', 'far'])).toBeCloseTo(1);
  });

  it('have nothing in common without a common word', () => {
    expect(compare([concept('swim')], ['carry', 'much'])).toBe(0);
  });

  it('are nothing if both are empty', () => {
    expect(compare([], [])).toBe(0);
  });

  it('are closer by a rare word than by a common one', () => {
    const query = [concept('far'), concept('torch')];
    expect(compare(query, ['see', 'torch'])).toBeGreaterThan(
      compare(query, ['see', 'far']),
    );
  });

  it('are further apart with each word that only one of them has', () => {
    const query = [concept('jump')];
    expect(compare(query, ['jump'])).toBeGreaterThan(
      compare(query, ['jump', 'far']),
    );
    expect(compare([...query, concept('fly')], ['jump'])).toBeLessThan(
      compare(query, ['jump']),
    );
  });

  it('are compared by synonyms too, which count less than the word itself', () => {
    const leap = concept('leap', [{stems: ['jump'], worth: 0.75}]);
    const same = compare([concept('jump')], ['jump']);
    expect(compare([leap], ['jump'])).toBeGreaterThan(0);
    expect(compare([leap], ['jump'])).toBeLessThan(same);
  });
});
