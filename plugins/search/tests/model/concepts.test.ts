// Stems. cspell:ignore strik hors pric
import {
  listQueryStems,
  readConcepts,
  synonymTable,
  type SearchRules,
} from '../../model/concepts';
import {computeStem} from '../../model/words';

const rules: SearchRules = {
  synonyms: {
    'attack of opportunity': ['opportunity strike'],
    critical: ['natural 20'],
    attack: ['blow'],
  },
  fillers: ['of', 'the', 'how'],
};

const table = synonymTable(rules);

function listReadings(query: string): readonly (readonly string[])[] {
  const words = listQueryStems(query, rules.fillers);
  return readConcepts(words, table).map(({stems, synonyms}) =>
    [stems, ...synonyms].map((each) => each.join(' ')),
  );
}

describe('synonyms', () => {
  it('count once for words of the same stem, and no word is its own', () => {
    const {byWords} = synonymTable({
      synonyms: {god: ['house'], gods: ['houses', 'god', 'spheres']},
      fillers: [],
    });
    expect(byWords.get('god')).toEqual([
      [computeStem('house')],
      [computeStem('spheres')],
    ]);
  });
});

describe('a question for a figure', () => {
  it.each([
    ['how much is a horse', ['pric', 'a', 'hors']],
    ['How much does a horse cost', ['pric', 'a', 'hors', 'cost']],
    ['how much does a horse weigh', ['weight', 'a', 'hors', 'weigh']],
    ['how heavy is a horse', ['weight', 'is', 'a', 'hors']],
    ['how fast is a horse', [computeStem('speed'), 'is', 'a', 'hors']],
    ['how tall is a horse', ['height', 'is', 'a', 'hors']],
    ['a horse, how much is it', ['a', 'hors', 'much', 'is', 'it']],
  ])('is a query for its name: %s', (question, stems) => {
    expect(listReadings(question).map(([own]) => own)).toEqual(stems);
  });
});

describe('the concept of a query', () => {
  it('is a phrase for which the world has other words, whatever small words it contains', () => {
    expect(listReadings('attack of opportunity')).toEqual([
      ['attack opportunity', 'opportunity strik'],
    ]);
    expect(listReadings('attack opportunity bonus')[1]).toEqual(['bonus']);
  });

  it('is each word by itself if no phrase is known', () => {
    expect(listReadings('attack the horse')).toEqual([
      ['attack', 'blow'],
      ['hors'],
    ]);
  });

  it('is counted once, however often it is repeated', () => {
    expect(listReadings('attack the attack mail attack')).toEqual([
      ['attack', 'blow'],
      ['mail'],
    ]);
  });
});

describe('what somebody pasted into a search', () => {
  const pasted = (count: number): string =>
    Array.from({length: count}, (_, index) => `word${index}`).join(' ');

  it.each([
    [31, 31],
    [32, 32],
    [33, 32],
    [2000, 32],
  ])('of %d words has %d concepts', (count, concepts) => {
    expect(listReadings(pasted(count))).toHaveLength(concepts);
  });

  it('has its first 32 different words', () => {
    const [last] = listReadings(`${'horse '.repeat(2000)}${pasted(40)}`).slice(
      -1,
    );
    expect(last).toEqual(['word30']);
  });

  it('is cut within a word of more than 40 letters', () => {
    const letters = (count: number): string => 'x'.repeat(count);
    expect(listReadings(letters(40))).toEqual([[letters(40)]]);
    expect(listReadings(letters(41))).toEqual([[letters(40)]]);
  });
});
