import {
  countSyllables,
  fleschKincaidGrade,
  readingLevel,
  splitSentences,
} from '../../../../../src/features/page-info/lib/readingLevel';

describe('the sentences of a page', () => {
  it('end at a full stop, a question mark or an exclamation mark, even inside quotation marks', () => {
    expect(
      splitSentences(
        'You hit. Does it fall? “Yes!” It falls: (so be it.) Next.',
      ),
    ).toEqual([
      'You hit.',
      'Does it fall?',
      '“Yes!”',
      'It falls: (so be it.)',
      'Next.',
    ]);
  });

  it('do not end inside a number or before a small letter', () => {
    expect(splitSentences('It costs 0.5 marks e.g. at an inn.')).toEqual([
      'It costs 0.5 marks e.g. at an inn.',
    ]);
  });

  it('continue over the lines of a paragraph, but not from one paragraph or item to the next', () => {
    expect(
      splitSentences(
        'One\ntwo\n\nthree\n- four\n- [ ] five\n2. six\n\n> seven',
      ),
    ).toEqual(['One two', 'three', 'four', 'five', 'six', 'seven']);
  });

  it('exclude headings, tables, tags, code, formulas and boxes', () => {
    expect(
      splitSentences(
        [
          '## A heading',
          '',
          '| a | row |',
          '<DataTable src="/a.csv" caption="One > two. Three" />',
          '',
          '```ts title="x"',
          'const one = 1;',
          '```',
          '',
          '$$',
          'a + b',
          '$$',
          '',
          ':::tip[Look]',
          '',
          'Read _this_ [page](./page.md "a title") and roll :dice[2d6].',
          '',
          ':::',
        ].join('\n'),
      ),
    ).toEqual(['Read this page and roll 2d6.']);
  });

  it('need at least one letter', () => {
    expect(splitSentences('3 + 4 = 7.\n\n—')).toEqual([]);
  });
});

describe('the syllables of a word', () => {
  it.each([
    ['axe', 1],
    ['stone', 1],
    ['stones', 1],
    ['rolled', 1],
    ['wounded', 2],
    ['table', 2],
    ['passes', 2],
    ['people', 2],
    ['lion', 2],
    ['action', 2],
    ['initiative', 4],
    ['being', 2],
    ['creation', 3],
    ['dual', 2],
    ['armor', 2],
    ['Harrowmere', 3],
    ['the', 1],
    ['she', 1],
    ['d20', 1],
    ['20', 1],
  ])('are counted by its spelling: %s has %d', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });
});

describe('the Flesch–Kincaid grade', () => {
  it('is 0.39 times the words per sentence plus 11.8 times the syllables per word, less 15.59', () => {
    expect(fleschKincaidGrade(10, 1)).toBeCloseTo(0.11, 10);
    expect(fleschKincaidGrade(20, 1.5)).toBeCloseTo(9.91, 10);
  });
});

describe('the reading level of a text', () => {
  it('is measured over all its sentences', () => {
    const {words, sentences, wordsPerSentence, grade} = readingLevel(
      'The cat sat. The lion sat on the table.',
    );
    expect({words, sentences, wordsPerSentence}).toEqual({
      words: 9,
      sentences: 2,
      wordsPerSentence: 4.5,
    });
    expect(grade).toBeCloseTo(0.39 * 4.5 + (11.8 * 11) / 9 - 15.59, 10);
  });

  it('does not exist if there are no sentences', () => {
    expect(readingLevel('## Only a heading')).toEqual({
      words: 0,
      sentences: 0,
      wordsPerSentence: 0,
      grade: 0,
    });
  });
});
