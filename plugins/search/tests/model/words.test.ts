// The misspellings here are intended. cspell:ignore lóthar lothar
import {placedWords, computeStem, getWords} from '../../model/words';

describe('the words of a text', () => {
  it('are letters and figures; apostrophes do not split them, hyphens do', () => {
    expect(getWords('The Gate’s half-orc, 2d6+3: “Gurzh”!')).toEqual([
      'The',
      'Gate’s',
      'half',
      'orc',
      '2d6',
      '3',
      'Gurzh',
    ]);
    expect(getWords(' … ')).toEqual([]);
  });

  it('have their positions', () => {
    expect(placedWords('a  bc')).toEqual([
      {word: 'a', start: 0, end: 1},
      {word: 'bc', start: 3, end: 5},
    ]);
  });
});

describe('the stem of a word', () => {
  it.each([
    ['Goblins', 'goblin'],
    ['cities', 'city'],
    ['torches', 'torch'],
    ['running', 'run'],
    ['inns', 'inn'],
    ['eggs', 'egg'],
    ['healed', 'healing'],
    ['houses', 'House'],
    ['Gate’s', 'gates'],
    ['Lóthar', 'lothar'],
    ['smoking', 'smoke'],
  ])('is the same for %s and %s', (one, other) => {
    expect(computeStem(one)).toBe(computeStem(other));
  });

  it.each([
    ['class', 'class'],
    ['focus', 'focus'],
    ['2d6s', '2d6s'],
    ['is', 'is'],
    ['red', 'red'],
  ])('of %s is %s, as what looks like an ending is none', (word, stem) => {
    expect(computeStem(word)).toBe(stem);
  });
});
